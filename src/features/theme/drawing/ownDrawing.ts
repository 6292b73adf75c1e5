import type { Recoloring } from '../../../../workers/drawing/api';
import type { Raster } from '../../../color/locateColors';
import type { DrawnColor, Place } from '../../../theme/drawing/placeColors';
import type { ThemeMode } from '../../../theme/theme';
import type { SvgDrawing } from '../../../theme/drawing/svgWriting';

type Named = {
  /** The file's name without its extension. */
  readonly name: string;
  /** Its intrinsic size in pixels. */
  readonly width: number;
  readonly height: number;
};

/** A file that a user brought, to see it in the colors of the theme. */
export type OwnDrawing =
  | (Named & { readonly kind: 'svg'; readonly drawing: SvgDrawing })
  | (Named & {
      readonly kind: 'picture';
      readonly source: Blob;
      /** The picture, at most 800 px on its longest side. */
      readonly raster: Raster;
      /** By weight, the heaviest first. */
      readonly colors: readonly DrawnColor[];
      /** Whether it is flat art: then these are all of its colors. */
      readonly isFlat: boolean;
    });

/** The places of a drawing's colors, in order, and the mode that it was made for. */
export type Matching = { readonly basis: ThemeMode; readonly places: readonly Place[] };

/** The drawing, and all steps of its matching, for undo. */
export type DrawingState = {
  readonly own: OwnDrawing | null;
  /** Empty without a drawing. */
  readonly steps: readonly Matching[];
  readonly index: number;
};

export const NO_DRAWING: DrawingState = { own: null, steps: [], index: -1 };

/** Its colors, weighted by uses or by pixels. */
export const colorsOf = (own: OwnDrawing): readonly DrawnColor[] =>
  own.kind === 'picture'
    ? own.colors
    : own.drawing.colors.map((rgb, i) => ({ rgb, weight: own.drawing.counts[i] ?? 0 }));

const STEPS_KEPT = 100;

/** Adds a step; undone ones are dropped. */
export const withMatching = (state: DrawingState, matching: Matching): DrawingState => {
  const steps = [...state.steps.slice(0, state.index + 1), matching].slice(-STEPS_KEPT);
  return { ...state, steps, index: steps.length - 1 };
};

/** The worker's parameters to recolor a picture. */
export const recoloringOf = (
  { colors, isFlat }: Extract<OwnDrawing, { kind: 'picture' }>,
  target: readonly number[],
): Recoloring => ({ isFlat, palette: colors.map(({ rgb }) => rgb), target });
