import { choosePalettes } from '../../../../src/engine/choosePalettes';
import type { Engine, PaletteEntry } from '../../../../src/engine/engine';
import { AREA_MIN } from '../../../../src/engine/vivid/clusterPatches';
import type { VideoColors } from '../../common/api';

/** Smaller than for pictures: the shades of one object come from many frames, and are accumulated separately. */
const VIDEO_AREA_MIN = AREA_MIN / 5;

/** The vivid palette of a video, accents included, by the rules for pictures: all frames are treated as one picture. */
export const videoPalette = (engine: Engine, colors: VideoColors, count: number): readonly PaletteEntry[] =>
  choosePalettes(
    engine,
    { ...colors, drawn: null },
    { count, variants: [0], style: 'vivid', areaMin: VIDEO_AREA_MIN },
  )[0] ?? [];
