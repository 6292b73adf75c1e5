import { describe, expect, it } from 'vitest';

import {
  clearCacheFor,
  cachedFilm,
  keepCached,
  cacheFilm,
  cacheFrame,
} from '../../../../src/features/video-extraction/film/filmCache';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { stillOf } from '../stillOf';

const film = () => ({ colors: Uint32Array.of(1), weights: Uint32Array.of(1) });

describe('the cache', () => {
  it('keeps the file of a film and the stills of its frames by index', () => {
    const file = new Blob(['x']);
    const id = cacheFilm(file);
    clearCacheFor(id, film);
    const frame = createCapturedFrame(0);
    cacheFrame(id, frame);
    expect(cachedFilm(id)?.source).toBe(file);
    expect(cachedFilm(id)?.summaries.at(0)).toEqual(frame.summary);
    expect(stillOf(id, 0)).toBe(frame.thumbnail);
    expect(cachedFilm(id)?.film()).toEqual(film());
  });

  it('has only the film of a run that begins, and none of its earlier frames', () => {
    const other = cacheFilm(new Blob(['a']));
    const id = cacheFilm(new Blob(['b']));
    cacheFrame(id, createCapturedFrame(0));
    clearCacheFor(id, film);
    expect(cachedFilm(other)).toBeNull();
    expect(stillOf(id, 0)).toBeUndefined();
  });

  it('lets go of films that nothing shows', () => {
    const kept = cacheFilm(new Blob(['a']));
    const left = cacheFilm(new Blob(['b']));
    keepCached([kept]);
    expect(cachedFilm(kept)).not.toBeNull();
    expect(cachedFilm(left)).toBeNull();
  });

  it('takes no frame for a film that is gone', () => {
    cacheFrame(987_654, createCapturedFrame(0));
    expect(cachedFilm(987_654)).toBeNull();
  });
});
