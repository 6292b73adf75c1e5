import type { Area, ExtractionProgress } from '../../../workers/image-extraction/api';
import type { Place } from '../../color/locateColors';
import type { PictureNote } from '../../domain/fileMessages';
import { EXTRACTION } from '../../domain/imageLimits';
import type { PaletteStyle } from '../../engine/engine';
import { EMPTY_HISTORY, type PaletteHistory } from './paletteHistory';
import type { SampleSide } from './picture/sampleColor';
import type { SwatchOrder } from './swatches/swatchOrder';

/** A picture that has been read. Its bitmap and color tables are in the cache under the same id. */
export type Picture = {
  readonly id: number;
  /** Display name: the file's name, or the description of a stock photo. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The pixels that its views are saved with, if they are others, as with an SVG. */
  readonly drawn?: Pick<Picture, 'width' | 'height'>;
  readonly totalMs: number;
  /** 0xRRGGBB, unique. */
  readonly swatches: readonly number[];
  /** Swatches of the parts that were read, by `areaKey`. */
  readonly partSwatches: Readonly<Record<string, readonly number[]>>;
  /** Number of the last requested palette; 0 is the default one. */
  readonly variant: number;
  /** Notes, if the file was only read in part. */
  readonly notes?: readonly PictureNote[];
};

export type Poster = { readonly src: string; readonly width: number; readonly height: number };

/** A running extraction. */
export type Run = ExtractionProgress & {
  readonly startedAtMs: number;
  /** A picture to show meanwhile, if one is already on the page. */
  readonly poster: Poster | null;
  /** Why the same picture could not be read before. */
  readonly retried?: Problem;
};

export type Problem = {
  readonly message: string;
  readonly detail: string | null;
  /** The picture itself may be fine: reading it again may succeed. */
  readonly mayPass?: true;
};

/** A color being picked from the picture; `index` is its index in the palette, or one past the end. */
export type HeldColor = { readonly index: number; readonly rgb: number; readonly place: Place };

/** What a palette is made of: so many colors of the picture, or of a part of it. */
export type Asked = { readonly wanted: number; readonly area: Area | undefined };

export type ImageExtractionState = {
  readonly run: Run | null;
  /** Whether a part of the picture is being read. */
  readonly isReadingPart: boolean;
  /** The palette that is being made, the latest of several. */
  readonly making: Asked | null;
  readonly picture: Picture | null;
  readonly problem: Problem | null;
  /** Number of colors of the next palette, as last chosen. */
  readonly count: number;
  /** Style of the current palette and of the next one. */
  readonly style: PaletteStyle;
  readonly history: PaletteHistory;
  /** The color being dragged. */
  readonly held: HeldColor | null;
  /** Size of the area that a picked color is averaged over. */
  readonly sampleSide: SampleSide;
  readonly swatchOrder: SwatchOrder;
  /** Stock photos shown in this round of random pictures, the latest last. */
  readonly seenPhotoIds: readonly string[];
  /** False until the stored history was loaded. Nothing is written before that. */
  readonly isRestored: boolean;
};

export const INITIAL_STATE: ImageExtractionState = {
  run: null,
  isReadingPart: false,
  making: null,
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
