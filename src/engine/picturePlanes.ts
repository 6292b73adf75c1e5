import type { PlaneLayout, YuvMatrix } from './planes';

type Frame = {
  readonly bytes: Uint8Array;
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** The row of the picture that the planes begin with, an even one. */
  readonly top: number;
};

/** Four bytes a pixel, alpha last. */
export type RgbPlane = Frame & {
  readonly kind: 'rgb';
  readonly layout: PlaneLayout;
  readonly isBlueFirst: boolean;
  /** Whether the fourth byte is to be taken for 255. */
  readonly isOpaque: boolean;
};

/** Luma and chroma of a decoded picture. Where chroma has half the pixels of an axis, it sits between two of them. */
export type YuvPlanes = Frame & {
  readonly kind: 'yuv';
  readonly luma: PlaneLayout;
  readonly cb: PlaneLayout;
  readonly cr: PlaneLayout;
  /** 1 where chroma has half the pixels of the axis. */
  readonly halvings: { readonly across: 0 | 1; readonly down: 0 | 1 };
  readonly matrix: YuvMatrix;
};

/** A decoded picture as its decoder holds it, in planes of bytes. */
export type PicturePlanes = RgbPlane | YuvPlanes;

/** Of the picture's rows, which two of its chroma a row of luma lies between, the nearer one first. */
export const chromaRows = ({ halvings, height }: YuvPlanes, y: number): readonly [number, number] => {
  if (halvings.down === 0) return [y, y];
  const near = y >> 1;
  const last = ((height + 1) >> 1) - 1;
  return [near, Math.max(0, Math.min(last, near + (y % 2 === 0 ? -1 : 1)))];
};

export const chromaWidth = ({ halvings, width }: YuvPlanes): number =>
  halvings.across === 0 ? width : (width + 1) >> 1;

/**
 * The matrix for products of 16 bits, in the order of the kernel. Luma above black is taken in parts of 128, chroma in
 * parts of 256, and a product of both is divided by 32,768 and rounded: it comes out in 64ths.
 */
export const shortMatrix = ({ black, luma, crToR, cbToG, crToG, cbToB }: YuvMatrix): readonly number[] => {
  const quarter = (value: number): number => Math.round(value / 8);
  return [black, Math.round(luma / 4), quarter(crToR), quarter(cbToG), quarter(crToG), quarter(cbToB)];
};
