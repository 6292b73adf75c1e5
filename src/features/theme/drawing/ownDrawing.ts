import type { Recoloring } from '../../../../workers/drawing/api';
import type { Raster } from '../../../color/locateColors';
import type { DrawnColor, Place } from '../../../theme/drawing/placeColors';
import type { ThemeMode } from '../../../theme/theme';
import type { SvgDrawing } from '../../../theme/drawing/svgWriting';

type Named = {
  /** The file's, without its ending. */
  readonly name: string;
  /** Pixels that it is drawn at by itself. */
  readonly width: number;
  readonly height: number;
};

/** What somebody brought to see it in the colors of the theme. */
export type OwnDrawing =
  | (Named & { readonly kind: 'svg'; readonly drawing: SvgDrawing })
  | (Named & {
      readonly kind: 'picture';
      readonly source: Blob;
      /** The picture at most 800 px on its longest side. */
      readonly raster: Raster;
      /** Heaviest first. */
      readonly colors: readonly DrawnColor[];
      /** Flat art: these are all of its colors. */
      readonly isFlat: boolean;
    });

/** What the colors of a drawing become, in its order, and the mode that it was made for. */
export type Matching = { readonly basis: ThemeMode; readonly places: readonly Place[] };

/** The drawing, and every step of its matching, for undo. */
export type DrawingState = {
  readonly own: OwnDrawing | null;
  /** Empty where there is no drawing. */
  readonly steps: readonly Matching[];
  readonly index: number;
};

export const NO_DRAWING: DrawingState = { own: null, steps: [], index: -1 };

/** Its colors with their uses, or with their pixels. */
export const colorsOf = (own: OwnDrawing): readonly DrawnColor[] =>
  own.kind === 'picture'
    ? own.colors
    : own.drawing.colors.map((rgb, i) => ({ rgb, weight: own.drawing.counts[i] ?? 0 }));

const STEPS_KEPT = 100;

/** One more step; those that were undone are gone. */
export const withMatching = (state: DrawingState, matching: Matching): DrawingState => {
  const steps = [...state.steps.slice(0, state.index + 1), matching].slice(-STEPS_KEPT);
  return { ...state, steps, index: steps.length - 1 };
};

/** What the worker is asked for: the colors of a picture as others. */
export const recoloringOf = (
  { colors, isFlat }: Extract<OwnDrawing, { kind: 'picture' }>,
  target: readonly number[],
): Recoloring => ({ isFlat, palette: colors.map(({ rgb }) => rgb), target });
