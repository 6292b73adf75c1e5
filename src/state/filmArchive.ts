import type { CapturedFrame } from '../../workers/video-extraction/shared/api';
import type { ColorSummary } from '../engine/engine';

/** A captured frame as it is kept: `round` counts how often its palettes were regenerated. */
export type KeptFrame = CapturedFrame & { readonly round: number };

/** What is kept beside the frames. `about` is the feature's own, and nothing but JSON. */
export type KeptFilm = {
  readonly about: unknown;
  /** The colors of all frames so far. */
  readonly colors: ColorSummary;
  /** The film itself; null where it is too large to be kept twice. */
  readonly source: Blob | null;
};

/**
 * The frames of the film that this tab has read last, kept on the device so that a reload does not lose them. Where
 * storage is blocked or full nothing is kept, and nobody waits for what is.
 */
export interface FilmArchive {
  /** A film is read from here on: what was kept of the one before it goes. */
  begin(film: KeptFilm): void;
  /** What is known of the film by now, its source apart. */
  update(film: Pick<KeptFilm, 'about' | 'colors'>): void;
  /** New frames, or others in the place of old ones, by index. */
  keep(frames: readonly KeptFrame[]): void;
  /** What this tab has kept, its frames in order; null where there is nothing. */
  read(): Promise<(KeptFilm & { readonly frames: readonly KeptFrame[] }) | null>;
  clear(): void;
}
