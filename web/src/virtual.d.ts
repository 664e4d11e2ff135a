declare module "virtual:words" {
  type Load = () => Promise<{ default: string }>;
  export const shells: Record<string, Load>;
  export const rooms: Record<string, Load>;
}
