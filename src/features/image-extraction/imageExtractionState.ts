import type { ExtractionProgress } from '../../../workers/image-extraction/api';
import type { Place } from '../../color/locateColors';
import type { PictureNote } from '../../domain/fileMessages';
import { EXTRACTION } from '../../domain/imageLimits';
import type { PaletteStyle } from '../../engine/engine';
import { EMPTY_HISTORY, type PaletteHistory } from './paletteHistory';
import type { SampleSide } from './picture/sampleColor';
import type { SwatchOrder } from './swatches/swatchOrder';

/** A picture that has been read. Its bitmap and color tables are in the cache, under the same id. */
export type Picture = {
  readonly id: number;
  /** What to call it: the file's name, or what a stock photo shows. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly totalMs: number;
  /** 0xRRGGBB, all different. */
  readonly swatches: readonly number[];
  /** Those of its parts that were read, by `areaKey`. */
  readonly partSwatches: Readonly<Record<string, readonly number[]>>;
  /** Number of the last palette asked for; 0 is the canonical one. */
  readonly variant: number;
  /** What to tell of it, where not all of the file was read. */
  readonly notes?: readonly PictureNote[];
};

export type Poster = { readonly src: string; readonly width: number; readonly height: number };

/** An extraction under way. */
export type Run = ExtractionProgress & {
  readonly startedAtMs: number;
  /** A picture to look at meanwhile, where one is already on the page. */
  readonly poster: Poster | null;
};

export type Problem = { readonly message: string; readonly detail: string | null };

/** A color being picked from the picture; `index` is its place in the palette, or one beyond its end. */
export type HeldColor = { readonly index: number; readonly rgb: number; readonly place: Place };

export type ImageExtractionState = {
  readonly run: Run | null;
  readonly picture: Picture | null;
  readonly problem: Problem | null;
  /** Colors in the next palette, as last chosen. */
  readonly count: number;
  /** What the palettes are to be: that of the one on show, and of the next. */
  readonly style: PaletteStyle;
  readonly history: PaletteHistory;
  /** A color of the palette under the hand, before it is let go. */
  readonly held: HeldColor | null;
  /** How large an area a picked color is the mean of. */
  readonly sampleSide: SampleSide;
  readonly swatchOrder: SwatchOrder;
  /** Stock photos of this round of random images, the last one at the end. */
  readonly seenPhotoIds: readonly string[];
  /** False until the kept history has been read once. Nothing is written before that. */
  readonly isRestored: boolean;
};

export const INITIAL_STATE: ImageExtractionState = {
  run: null,
  picture: null,
  problem: null,
  count: EXTRACTION.defaultCount,
  style: 'vivid',
  history: EMPTY_HISTORY,
  held: null,
  sampleSide: 5,
  swatchOrder: { mode: 'hue', direction: 'ascending' },
  seenPhotoIds: [],
  isRestored: false,
};
