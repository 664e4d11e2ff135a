declare module "virtual:words" {
  type Load = () => Promise<{ default: string }>;
  export const shells: Record<string, string>;
  export const rooms: Record<string, Load>;
}
