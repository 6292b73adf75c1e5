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
  /** Up to six, each of five colors, its heaviest first. */
  readonly palettes: readonly Palette[];
  /** The first of them, without the shades that only fill it up. */
  readonly named: Palette;
};

const COUNT = VIDEO.colorsPerPalette;
const WANTED = VIDEO.palettesPerFrame;
/** Variants are looked at in goes: most frames have six palettes in the first one. */
const GOES = 4;
const VARIANTS = 3;
/** Rounds do not share the numbers of variants. */
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

/** Of a go that begins with a variant: what one names, then by turns what covers most of the frame and what else one might name. */
const createGoes = (engine: Engine, { summary, patches }: VideoColors): ((first: number) => Palette[]) => {
  const findVivid = createVividFinder(engine, summary, patches);
  return (first) => {
    const variants = Array.from({ length: VARIANTS }, (_, i) => first + i);
    const vivids = findVivid({ count: COUNT, variants });
    const evens = engine.clusterPalettes(summary, { count: COUNT, variants });
    const found = vivids.flatMap((vivid, i) => [vivid, (evens[i] ?? []).map(({ rgb }) => rgb)]);
    // A frame whose patches are all too small has nothing to be named by them.
    return found.filter((palette) => palette.length > 0);
  };
};

/**
 * Palettes of a frame. Round 0 begins with the colors that one names, accents included; later rounds are new throughout.
 * A frame of five colors or fewer has one palette, filled up with shades: any other would be the same.
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
  const goFrom = createGoes(engine, colors);
  const keys = new Set(round === 0 ? [] : goFrom(0).map((found) => keyOf(complete(found))));
  for (let go = 0; go < GOES && palettes.length < WANTED; go += 1) {
    for (const found of goFrom(round * ROUND_STRIDE + go * VARIANTS)) {
      const whole = complete(found);
      if (keys.has(keyOf(whole))) continue;
      keys.add(keyOf(whole));
      const earlier = palettes.map(({ places }) => places);
      const apart = apartFromOthers(whole, earlier, distinct);
      // Of a frame of few colors there may be no other one that is new: better alike than missing.
      const palette = keys.has(keyOf(apart)) ? whole : apart;
      keys.add(keyOf(palette));
      const placed = { palette, places: palette.map(placeOf) };
      const isNew = palettes.every((other) => hasNew(placed, other) || hasNew(other, placed));
      (isNew ? palettes : alike).push(placed);
    }
  }
  // A frame of many colors that are much alike: the most different palettes first.
  const chosen = [...palettes, ...alike].slice(0, WANTED);
  const ordered = chosen.map(({ palette }) => byShare(engine, colors, palette));
  return { named: ordered[0] ?? [], palettes: ordered };
};
