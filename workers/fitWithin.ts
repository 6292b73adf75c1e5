export type Size = { readonly width: number; readonly height: number };

/** Scales down, never up, until no side exceeds `maxSide`. The short side keeps at least one pixel. */
export const fitWithin = ({ width, height }: Size, maxSide: number): Size => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};
