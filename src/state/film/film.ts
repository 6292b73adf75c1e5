import type { CapturedFrame } from '../../../workers/video-extraction/shared/api';
import type { ColorSummary, PaletteEntry } from '../../engine/engine';

/** What a card shows of a frame, and what other palettes are made from. Its time is told by its film. */
export type FilmFrame = Pick<CapturedFrame, 'thumbnail' | 'width' | 'height' | 'palettes' | 'summary'> & {
  /** How often its palettes were regenerated. */
  readonly round: number;
};

/**
 * The one owner of a film's frames, numbered from 0 in the order of capture. Times and dominant colors of all of them
 * are at hand, 100 bytes a frame; the frames themselves are on the device, the ones used last in memory as well.
 */
export type Film = {
  /** The store names films by it; no two films of a page have the same. */
  readonly id: number;
  /** Null for a film of which a reload has left the frames alone. */
  readonly source: Blob | null;
  /** How many frames there are. */
  readonly count: () => number;
  /** Media time of a frame in seconds; 0 beyond the last. */
  readonly timeAt: (index: number) => number;
  /** Up to five colors of a frame with their shares, the largest first; none beyond the last frame. */
  readonly dominantAt: (index: number) => readonly PaletteEntry[];
  /** The frame, where it is in memory. */
  readonly peek: (index: number) => FilmFrame | undefined;
  /** The frame, wherever it is. Undefined where there is none, or the device has lost it. Never rejects. */
  readonly read: (index: number) => Promise<FilmFrame | undefined>;
  /** A run begins: what an earlier one left goes. `about` is JSON for whoever restores the film. */
  readonly begin: (about: unknown, colors: () => ColorSummary) => void;
  /** Takes the next frame; its index is the count so far. */
  readonly add: (frame: CapturedFrame) => void;
  /** Gives a frame other palettes in the place of those that it has. */
  readonly replacePalettes: (index: number, change: Pick<FilmFrame, 'palettes' | 'round'>) => Promise<void>;
  /** The colors of all frames so far, each frame with equal weight. */
  readonly colors: () => ColorSummary;
  /** Keeps what is known of the film by now, for a reload. */
  readonly save: (about: unknown) => void;
};

/** Whether a film can be played and read again, or only its frames are left. */
export const canBeRead = (film: Film): film is Film & { readonly source: Blob } => film.source !== null;

/** The films of this tab: the one on the page, and the one that is chosen to come after it. */
export type Films = {
  /** A film of which nothing has been read yet. */
  readonly open: (source: Blob) => Film;
  readonly get: (id: number) => Film | null;
  /** Lets go of all films but these. What is on the device stays for a reload. */
  readonly keepOnly: (ids: readonly number[]) => void;
  /** Lets go of a film and of what the device has of it. */
  readonly discard: (id: number) => void;
  /** The film that this tab had read before it was reloaded, with what was said about it; null where there is none. */
  readonly restore: () => Promise<{ readonly film: Film; readonly about: unknown } | null>;
};
