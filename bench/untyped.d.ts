// The two peers that come without types.
declare module 'quantize' {
  type Triple = [number, number, number];
  export default function quantize(pixels: Triple[], count: number): { palette: () => Triple[] } | false;
}

declare module 'wcag-contrast' {
  export function hex(one: string, other: string): number;
}
