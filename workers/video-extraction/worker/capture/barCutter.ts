import type { Pixels } from '../../../../src/engine/planes';
import type { RunState, SeenBars } from '../../common/api';
import { type Bars, barsOf, BLACK, type Lines, linesOf, TOLERANCE, WHOLE_SPAN } from './frameBars';

/** Frames that must show the same bars before they are trusted; dark scenes look like bars. */
const FRAMES_TO_KNOW = 3;
/** Fraction of a known bar that must be dark; subtitles may overlap it. */
const DARK_PART = 0.85;

const NONE: Bars = [0, 0];

const isMostlyDark = ({ count, length, valueAt }: Lines, [first, last]: Bars): boolean => {
  const isPartDark = (from: number, to: number): boolean => {
    let dark = 0;
    for (let line = from; line < to; line += 1) {
      for (let place = 0; place < length; place += 1) if (valueAt(line, place) <= BLACK) dark += 1;
    }
    return dark >= (to - from) * length * DARK_PART;
  };
  return isPartDark(0, first) && isPartDark(count - last, count);
};

/** Adds a line on each side, which may be a blend of bar and picture. */
const withBlend = ([first, last]: Bars): Bars => [first + 1, last + 1];

/** Finds the bars along one pair of sides in the frames of a video. */
const createSideFinder = (before: readonly SeenBars[] = []) => {
  const seen: { readonly bars: Bars; frames: number }[] = before.map(({ bars, frames }) => ({
    bars,
    frames,
  }));
  const isAlike = (a: Bars, b: Bars, count: number): boolean =>
    Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) <= Math.max(2, 2 * count * TOLERANCE);
  const find = (lines: Lines): Bars => {
    const own = barsOf(lines);
    if (own) {
      const alike = seen.find(({ bars }) => isAlike(bars, own.bars, lines.count));
      if (alike) alike.frames += 1;
      else seen.push({ bars: own.bars, frames: 1 });
      if (own.span >= WHOLE_SPAN || (alike?.frames ?? 0) >= FRAMES_TO_KNOW) return withBlend(own.bars);
    }
    const known = seen
      .filter(({ bars, frames }) => frames >= FRAMES_TO_KNOW && isMostlyDark(lines, bars))
      .toSorted((p, q) => q.frames - p.frames)[0];
    return known ? withBlend(known.bars) : NONE;
  };
  return { find, seen: (): readonly SeenBars[] => seen.map(({ bars, frames }) => ({ bars, frames })) };
};

/** Number of lines at each side of a frame that are a bar; 0 if there is none. */
export type Edges = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

type BarFinder = {
  readonly find: (pixels: Pixels) => Edges;
  /** What has been found so far: a finder initialized with it finds the same. */
  readonly seen: () => RunState['bars'];
};

const NO_EDGES: Edges = { top: 0, bottom: 0, left: 0, right: 0 };

/**
 * Finds the black bars in a video's frames, all of one size, that were only added to fit another aspect ratio. Dark
 * scenes are not cut: bars have straight edges at the same positions in several frames.
 */
export const createBarFinder = (before?: RunState['bars']): BarFinder => {
  const rows = createSideFinder(before?.rows);
  const columns = createSideFinder(before?.columns);
  return {
    find: (pixels) => {
      const [top, bottom] = rows.find(linesOf(pixels, true));
      const [left, right] = columns.find(linesOf(pixels, false));
      const isLeft = pixels.width - left - right >= 2 && pixels.height - top - bottom >= 2;
      return isLeft ? { top, bottom, left, right } : NO_EDGES;
    },
    seen: () => ({ rows: rows.seen(), columns: columns.seen() }),
  };
};

type BarCutter = Pick<BarFinder, 'seen'> & { readonly cut: (pixels: Pixels) => Pixels };

/** Cuts off the bars that it finds; returns the same pixels if there are none. */
export const createBarCutter = (before?: RunState['bars']): BarCutter => {
  const finder = createBarFinder(before);
  const cut: BarCutter['cut'] = (pixels) => {
    const { top, bottom, left, right } = finder.find(pixels);
    const width = pixels.width - left - right;
    const height = pixels.height - top - bottom;
    if (width === pixels.width && height === pixels.height) return pixels;
    const rgba = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row += 1) {
      const from = ((top + row) * pixels.width + left) * 4;
      rgba.set(pixels.rgba.subarray(from, from + width * 4), row * width * 4);
    }
    return { rgba, width, height };
  };
  return { cut, seen: finder.seen };
};
