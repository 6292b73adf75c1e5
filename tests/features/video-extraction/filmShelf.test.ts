import { describe, expect, it } from 'vitest';

import {
  clearShelfFor,
  filmOnShelf,
  keepOnShelf,
  shelveFilm,
  shelveFrame,
} from '../../../src/features/video-extraction/filmShelf';
import { createCapturedFrame } from '../../support/fakeVideoExtractor';
import { stillOf } from './stillOf';

const film = () => ({ colors: Uint32Array.of(1), weights: Uint32Array.of(1) });

describe('the shelf', () => {
  it('keeps the file of a film and the stills of its frames by index', () => {
    const file = new Blob(['x']);
    const id = shelveFilm(file);
    clearShelfFor(id, film);
    const frame = createCapturedFrame(0);
    shelveFrame(id, frame);
    expect(filmOnShelf(id)?.source).toBe(file);
    expect(filmOnShelf(id)?.summaries.at(0)).toEqual(frame.summary);
    expect(stillOf(id, 0)).toBe(frame.thumbnail);
    expect(filmOnShelf(id)?.film()).toEqual(film());
  });

  it('has only the film of a run that begins, and none of its earlier frames', () => {
    const other = shelveFilm(new Blob(['a']));
    const id = shelveFilm(new Blob(['b']));
    shelveFrame(id, createCapturedFrame(0));
    clearShelfFor(id, film);
    expect(filmOnShelf(other)).toBeNull();
    expect(stillOf(id, 0)).toBeUndefined();
  });

  it('lets go of films that nothing shows', () => {
    const kept = shelveFilm(new Blob(['a']));
    const left = shelveFilm(new Blob(['b']));
    keepOnShelf([kept]);
    expect(filmOnShelf(kept)).not.toBeNull();
    expect(filmOnShelf(left)).toBeNull();
  });

  it('takes no frame for a film that is gone', () => {
    shelveFrame(987_654, createCapturedFrame(0));
    expect(filmOnShelf(987_654)).toBeNull();
  });
});
