import { VIDEO } from '../../../../src/domain/videoLimits';
import type { Engine, PackedRgb } from '../../../../src/engine/engine';
import { createVividFinder } from '../../../../src/engine/vivid/vividFinder';
import type { VideoColors } from '../../common/api';
import { apartFromOthers } from './apartFromOthers';
import { distanceToNearest, type Place, placeOf, TWIN } from './colorDistance';
import { distinctColors } from './distinctColors';
import { withShades } from './shades';
import { withoutTwins } from './withoutTwins';

type Palette = readonly PackedRgb[];

export type FramePalettes = {
  /** Up to six palettes of five colors each, heaviest first. */
  readonly palettes: readonly Palette[];
  /** The first palette, without filler shades. */
  readonly named: Palette;
};

const COUNT = VIDEO.colorsPerPalette;
const WANTED = VIDEO.palettesPerFrame;
/** Variants are tried in batches: most frames have six palettes after the first one. */
const BATCHES = 4;
const VARIANTS = 3;
/** Rounds do not share variant numbers. */
const ROUND_STRIDE = 100;

type Placed = { readonly palette: Palette; readonly places: readonly Place[] };

const keyOf = (palette: Palette): string => palette.toSorted((a, b) => a - b).join();

const hasNew = (one: Placed, other: Placed): boolean =>
  one.places.some((place) => distanceToNearest(place, other.places) >= TWIN);

const byShare = (engine: Engine, { summary }: VideoColors, palette: Palette): Palette => {
  const shares = engine.shares(summary, palette);
  return [...palette.keys()]
    .toSorted((i, j) => (shares[j] ?? 0) - (shares[i] ?? 0))
    .map((i) => palette[i] ?? 0);
};

/** The palettes of a batch of variants: alternately a vivid one, accents included, and an even one, by area. */
const createBatches = (engine: Engine, { summary, patches }: VideoColors): ((first: number) => Palette[]) => {
  const findVivid = createVividFinder(engine, summary, patches);
  return (first) => {
    const variants = Array.from({ length: VARIANTS }, (_, i) => first + i);
    const vivids = findVivid({ count: COUNT, variants });
    const evens = engine.clusterPalettes(summary, { count: COUNT, variants });
    const found = vivids.flatMap((vivid, i) => [vivid, (evens[i] ?? []).map(({ rgb }) => rgb)]);
    // A frame whose patches are all too small has no vivid palette.
    return found.filter((palette) => palette.length > 0);
  };
};

/**
 * Palettes of a frame. Round 0 starts with the vivid palette, accents included; later rounds are entirely new. A frame
 * of five colors or fewer has one palette, filled up with shades: any other would be the same.
 */
export const framePalettes = (engine: Engine, colors: VideoColors, round: number): FramePalettes => {
  const distinct = distinctColors(colors);
  if (distinct.length <= COUNT) {
    const named = distinct.map(({ rgb }) => rgb);
    return { named, palettes: [withShades(named, COUNT)] };
  }
  const palettes: Placed[] = [];
  const alike: Placed[] = [];
  const complete = (found: Palette): Palette => withoutTwins(found, distinct, COUNT);
  const batchFrom = createBatches(engine, colors);
  const keys = new Set(round === 0 ? [] : batchFrom(0).map((found) => keyOf(complete(found))));
  for (let batch = 0; batch < BATCHES && palettes.length < WANTED; batch += 1) {
    for (const found of batchFrom(round * ROUND_STRIDE + batch * VARIANTS)) {
      const whole = complete(found);
      if (keys.has(keyOf(whole))) continue;
      keys.add(keyOf(whole));
      const earlier = palettes.map(({ places }) => places);
      const apart = apartFromOthers(whole, earlier, distinct);
      // A frame of few colors may have no other new palette: a similar one is better than none.
      const palette = keys.has(keyOf(apart)) ? whole : apart;
      keys.add(keyOf(palette));
      const placed = { palette, places: palette.map(placeOf) };
      const isNew = palettes.every((other) => hasNew(placed, other) || hasNew(other, placed));
      (isNew ? palettes : alike).push(placed);
    }
  }
  // For a frame of many similar colors: the most different palettes first.
  const chosen = [...palettes, ...alike].slice(0, WANTED);
  const ordered = chosen.map(({ palette }) => byShare(engine, colors, palette));
  return { named: ordered[0] ?? [], palettes: ordered };
};
