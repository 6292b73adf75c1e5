import type { PlaneLayout, YuvMatrix } from './planes';

type Frame = {
  readonly bytes: Uint8Array;
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** The picture's row at which the planes begin; even. */
  readonly top: number;
};

/** Four bytes a pixel, alpha last. */
export type RgbPlane = Frame & {
  readonly kind: 'rgb';
  readonly layout: PlaneLayout;
  readonly isBlueFirst: boolean;
  /** Whether alpha is to be read as 255. */
  readonly isOpaque: boolean;
};

/** Luma and chroma of a decoded picture. Subsampled chroma is sited between two pixels. */
export type YuvPlanes = Frame & {
  readonly kind: 'yuv';
  readonly luma: PlaneLayout;
  readonly cb: PlaneLayout;
  readonly cr: PlaneLayout;
  /** 1 where chroma is subsampled by two along the axis. */
  readonly halvings: { readonly across: 0 | 1; readonly down: 0 | 1 };
  readonly matrix: YuvMatrix;
};

/** A decoded picture as its decoder holds it, in planes of bytes. */
export type PicturePlanes = RgbPlane | YuvPlanes;

/** The two chroma rows of the picture that a luma row lies between, the nearer one first. */
export const chromaRows = ({ halvings, height }: YuvPlanes, y: number): readonly [number, number] => {
  if (halvings.down === 0) return [y, y];
  const near = y >> 1;
  const last = ((height + 1) >> 1) - 1;
  return [near, Math.max(0, Math.min(last, near + (y % 2 === 0 ? -1 : 1)))];
};

export const chromaWidth = ({ halvings, width }: YuvPlanes): number =>
  halvings.across === 0 ? width : (width + 1) >> 1;

/**
 * The matrix for 16-bit products, in the kernel's order. Luma above black is scaled by 128 and chroma by 256; their
 * products, divided by 32,768 and rounded, are in 64ths of a code.
 */
export const shortMatrix = ({ black, luma, crToR, cbToG, crToG, cbToB }: YuvMatrix): readonly number[] => {
  const quarter = (value: number): number => Math.round(value / 8);
  return [black, Math.round(luma / 4), quarter(crToR), quarter(cbToG), quarter(crToG), quarter(cbToB)];
};
