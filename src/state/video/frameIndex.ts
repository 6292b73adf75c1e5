import type { CapturedShot, RunState } from '../../../workers/video-extraction/common/api';
import { VIDEO } from '../../domain/videoLimits';
import type { PaletteEntry } from '../../engine/engine';
import { SHOT_ENTRIES } from '../../engine/shots/shot';

/** What is needed of all frames at once: their times on the strip, and their colors. */
export type IndexEntry = {
  readonly timeSeconds: number;
  readonly dominant: readonly PaletteEntry[];
  /** The shot that the frame was captured for, if any. */
  readonly shot?: CapturedShot;
  /** The run's state after this frame, needed to resume it. */
  readonly state?: RunState;
};

export type FrameIndex = {
  readonly count: () => number;
  /** Undefined past the end. */
  readonly entryAt: (row: number) => IndexEntry | undefined;
  /** 0 past the end. */
  readonly timeAt: (row: number) => number;
  /** The presentation time of the picture itself, which may not be where its shot begins. */
  readonly pictureSecondsAt: (row: number) => number;
  readonly dominantAt: (row: number) => readonly PaletteEntry[];
  readonly shotAt: (row: number) => CapturedShot | undefined;
  /** The state from which a run is resumed; undefined if none was reported. */
  readonly latestState: () => RunState | undefined;
  readonly add: (entry: IndexEntry) => void;
};

const COLORS = VIDEO.colorsPerPalette;
const FIRST_CAPACITY = 256;
/** A run resumes after the last frame; the states of earlier frames are needed only until that one has been written. */
const STATES_KEPT = 256;

const grown = <Column extends Float64Array | Uint32Array | Uint8Array>(from: Column, to: Column): Column => {
  to.set(from);
  return to;
};

/** Columns, not objects: the 7,200 frames of a long video take 0.8 MB, a fifth of what their objects would. */
export const createFrameIndex = (): FrameIndex => {
  let capacity = FIRST_CAPACITY;
  let count = 0;
  let times = new Float64Array(capacity);
  let pictures = new Float64Array(capacity);
  let ends = new Float64Array(capacity);
  /** Index of the shot's kind of entry in its table, from 1; 0 for a frame that was captured for no shot. */
  let entries = new Uint8Array(capacity);
  let sizes = new Uint8Array(capacity);
  let colors = new Uint32Array(capacity * COLORS);
  let shares = new Float64Array(capacity * COLORS);
  const states = new Map<number, RunState>();
  let latest: RunState | undefined;
  const grow = (): void => {
    capacity *= 2;
    times = grown(times, new Float64Array(capacity));
    pictures = grown(pictures, new Float64Array(capacity));
    ends = grown(ends, new Float64Array(capacity));
    entries = grown(entries, new Uint8Array(capacity));
    sizes = grown(sizes, new Uint8Array(capacity));
    colors = grown(colors, new Uint32Array(capacity * COLORS));
    shares = grown(shares, new Float64Array(capacity * COLORS));
  };
  const timeAt: FrameIndex['timeAt'] = (row) => (row < count ? (times[row] ?? 0) : 0);
  const pictureSecondsAt: FrameIndex['pictureSecondsAt'] = (row) => (row < count ? (pictures[row] ?? 0) : 0);
  const dominantAt: FrameIndex['dominantAt'] = (row) =>
    Array.from({ length: row < count ? (sizes[row] ?? 0) : 0 }, (_, i) => ({
      rgb: colors[row * COLORS + i] ?? 0,
      share: shares[row * COLORS + i] ?? 0,
    }));
  const shotAt = (row: number): CapturedShot | undefined => {
    const entry = SHOT_ENTRIES[(entries[row] ?? 0) - 1];
    return entry && { entry, endSeconds: ends[row] ?? 0, pictureSeconds: pictureSecondsAt(row) };
  };
  return {
    count: () => count,
    entryAt: (row) => {
      if (row < 0 || row >= count) return undefined;
      const shot = shotAt(row);
      const state = states.get(row);
      return {
        timeSeconds: timeAt(row),
        dominant: dominantAt(row),
        ...(shot && { shot }),
        ...(state && { state }),
      };
    },
    timeAt,
    pictureSecondsAt,
    dominantAt,
    shotAt,
    latestState: () => latest,
    add: ({ timeSeconds, dominant, shot, state }) => {
      if (count === capacity) grow();
      times[count] = timeSeconds;
      pictures[count] = shot?.pictureSeconds ?? timeSeconds;
      ends[count] = shot?.endSeconds ?? 0;
      entries[count] = shot ? SHOT_ENTRIES.indexOf(shot.entry) + 1 : 0;
      sizes[count] = Math.min(COLORS, dominant.length);
      dominant.slice(0, COLORS).forEach(({ rgb, share }, i) => {
        colors[count * COLORS + i] = rgb;
        shares[count * COLORS + i] = share;
      });
      if (state) {
        states.set(count, state);
        states.delete(count - STATES_KEPT);
        const shots = state.shots ?? latest?.shots;
        latest = { bars: state.bars, ...(shots && { shots }) };
      }
      count += 1;
    },
  };
};
