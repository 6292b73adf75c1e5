import type { CapturedFrame, VideoRun } from '../../../../workers/video-extraction/shared/api';
import type { ColorSummary } from '../../../engine/engine';
import type { KeptFilm, KeptFrame } from '../../../state/filmArchive';
import { createFilmStills, type FilmStills } from './filmStills';
import { createFilmSummaries, type FilmSummaries } from './filmSummaries';

/** What belongs to a film but not into the store: its file, and of each frame the still and the colors. */
type CachedFilm = {
  /** Null for a film of which a reload has left the frames alone. */
  readonly source: Blob | null;
  readonly stills: FilmStills;
  readonly summaries: FilmSummaries;
  /** The colors of all frames so far. */
  film: VideoRun['film'];
};

const NO_COLORS: ColorSummary = { colors: new Uint32Array(), weights: new Uint32Array() };

const noFrames = (): Pick<CachedFilm, 'stills' | 'summaries'> => ({
  stills: createFilmStills(),
  summaries: createFilmSummaries(),
});

// At most two: the film on the page, and the one that is chosen to come after it.
const cache = new Map<number, CachedFilm>();
let lastId = 0;

/** Keeps a film's file and returns the id to find it by. */
export const cacheFilm = (source: Blob): number => {
  lastId += 1;
  cache.set(lastId, { source, ...noFrames(), film: () => NO_COLORS });
  return lastId;
};

/** Puts back what was kept of a film through a reload, and returns the id to find it by. */
export const cacheKeptFilm = ({
  source,
  colors,
  frames,
}: KeptFilm & { readonly frames: readonly KeptFrame[] }): number => {
  const { stills, summaries } = noFrames();
  frames.forEach(({ thumbnail, summary }, index) => {
    stills.put(index, thumbnail);
    summaries.put(index, summary);
  });
  lastId += 1;
  cache.set(lastId, { source, stills, summaries, film: () => colors });
  return lastId;
};

/** Whether a film can be played and read again, or only its frames are left. */
export const hasSource = (id: number): boolean => (cache.get(id)?.source ?? null) !== null;

export const cachedFilm = (id: number): CachedFilm | null => cache.get(id) ?? null;

/** A run begins on a film: what an earlier one left goes, and so does every other film. */
export const clearCacheFor = (id: number, film: VideoRun['film']): void => {
  const kept = cache.get(id);
  cache.clear();
  if (kept) cache.set(id, { source: kept.source, ...noFrames(), film });
};

export const cacheFrame = (id: number, { index, thumbnail, summary }: CapturedFrame): void => {
  const film = cache.get(id);
  if (!film) return;
  film.stills.put(index, thumbnail);
  film.summaries.put(index, summary);
};

/** Lets go of films that nothing shows any more. */
export const keepCached = (ids: readonly number[]): void => {
  for (const id of cache.keys()) if (!ids.includes(id)) cache.delete(id);
};
