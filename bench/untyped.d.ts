// Modules without types.
declare module 'quantize' {
  type Triple = [number, number, number];
  export default function quantize(pixels: Triple[], count: number): { palette: () => Triple[] } | false;
}

declare module 'wcag-contrast' {
  export function hex(one: string, other: string): number;
}

declare module 'autocannon' {
  type Result = {
    readonly errors: number;
    readonly non2xx: number;
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p99: number };
  };
  export default function autocannon(options: object): Promise<Result>;
}
