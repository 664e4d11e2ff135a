declare module "virtual:words" {
  type Load = () => Promise<{ default: string }>;
  export const shell: string;
  export const rooms: Record<string, Load>;
}
