import { simulateDeficiency, type DeficiencyKind } from './deficiency';
import { DEFICIENCY_KINDS } from './deficiencyKinds';
import type { Rgb } from './types';

export type Vision = 'normal' | DeficiencyKind;

/** Normal vision and the eight deficiencies, each with the sRGB color it sees instead. */
export const VISIONS: readonly { readonly kind: Vision; readonly see: (rgb: Rgb) => Rgb }[] = [
  { kind: 'normal', see: (rgb) => rgb },
  ...DEFICIENCY_KINDS.map((kind) => ({ kind, see: (rgb: Rgb): Rgb => simulateDeficiency(rgb, kind) })),
];
