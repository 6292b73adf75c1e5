import { choosePalettes } from '../../../../src/engine/choosePalettes';
import type { Engine, PaletteEntry } from '../../../../src/engine/engine';
import { AREA_MIN } from '../../../../src/engine/vivid/clusterPatches';
import type { VideoColors } from '../../common/api';

/** Smaller than in pictures: the shades of one thing come from many frames, and are gathered apart. */
const VIDEO_AREA_MIN = AREA_MIN / 5;

/** The colors that one names of a video, accents included, by the rule of pictures: it is all of its frames as one. */
export const videoPalette = (engine: Engine, colors: VideoColors, count: number): readonly PaletteEntry[] =>
  choosePalettes(
    engine,
    { ...colors, drawn: null },
    { count, variants: [0], style: 'vivid', areaMin: VIDEO_AREA_MIN },
  )[0] ?? [];
