import { VIDEO } from '../../../../src/domain/limits';
import type { ColorSummary, Engine, PackedRgb } from '../../../../src/engine/engine';
import { shadePalette } from './shadePalette';

type Palette = readonly PackedRgb[];

const COUNT = VIDEO.colorsPerPalette;
const WANTED = VIDEO.palettesPerFrame;
/** Variants are looked at in two goes before shades make the difference: a frame of few colors has no more to give. */
const ATTEMPTS = WANTED * 2;
/** Rounds do not share the numbers of variants. */
const ROUND_STRIDE = 100;

const keyOf = (palette: Palette): string => palette.toSorted((a, b) => a - b).join();

/** Palettes collected until there are enough; one with the same colors as another is left out. */
const createCollection = (taken: readonly Palette[]) => {
  const palettes = [...taken];
  const keys = new Set(palettes.map(keyOf));
  return {
    palettes,
    isFull: () => palettes.length >= WANTED,
    add: (palette: Palette) => {
      const key = keyOf(palette);
      if (palettes.length >= WANTED || keys.has(key)) return;
      keys.add(key);
      palettes.push(palette);
    },
  };
};

/** Other good palettes of a frame, all six different. Round 0 keeps `first`; later rounds are new throughout. */
export const palettesOf = (
  engine: Engine,
  summary: ColorSummary,
  round: number,
  first?: Palette,
): readonly Palette[] => {
  const canonical =
    first ?? engine.clusterPalette(summary, { count: COUNT, variant: 0 }).map(({ rgb }) => rgb);
  const collection = createCollection(round === 0 ? [shadePalette(canonical, COUNT, 1)] : []);
  for (let start = 1; start <= ATTEMPTS && !collection.isFull(); start += WANTED) {
    const attempts = Array.from({ length: WANTED }, (_, index) => start + index);
    const variants = attempts.map((attempt) => round * ROUND_STRIDE + attempt);
    engine.clusterPalettes(summary, { count: COUNT, variants }).forEach((entries, index) => {
      const palette = entries.map(({ rgb }) => rgb);
      collection.add(shadePalette(palette, COUNT, start + index));
    });
  }
  // Few colors: the lightest of them makes way for a shade of the others, another one each time.
  const base = canonical.length < COUNT ? canonical : canonical.slice(0, COUNT - 1);
  for (let step = 1; !collection.isFull() && step <= ATTEMPTS; step += 1) {
    collection.add(shadePalette(base, COUNT, ((step + round - 1) % 7) + 1));
  }
  return collection.palettes;
};
