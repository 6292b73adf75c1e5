import { expect, it } from 'vitest';

import { shownVideo } from './shownVideo';
import {
  framesCounted,
  palettesRegenerated,
  openingStarted,
  problemMet,
  runEnded,
  runStarted,
  selectFrameCount,
  sourceFound,
  videoExtractionReducer,
} from '../../../src/features/video-extraction/videoExtractionSlice';

/** Every list and object in a value, and in what it holds. */
const partsOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

it('the store holds numbers of a film, however many frames it has: the frames are with the film', () => {
  const start = videoExtractionReducer(undefined, { type: 'nothing' });
  const actions = [
    framesCounted(1),
    framesCounted(7200),
    palettesRegenerated(3),
    palettesRegenerated(3),
    runEnded('completed'),
  ];
  const state = actions.reduce(videoExtractionReducer, start);
  expect(selectFrameCount({ videoExtraction: state })).toBe(7200);
  expect(state.replacements).toEqual({ 3: 2 });
  expect(partsOf(state)).toHaveLength(partsOf(start).length);
});

it.each([
  ['its search', openingStarted({ name: 'harbor.mp4' }), { opening: {}, unread: {} }],
  ['what was said of another', problemMet({ message: 'No film', detail: null }), { problem: {} }],
])('a file that is found again ends %s, and has its film read anew with all its frames', (_, before, had) => {
  const lost = [runStarted(shownVideo()), framesCounted(3), runEnded('stopped'), before].reduce(
    videoExtractionReducer,
    videoExtractionReducer(undefined, { type: 'nothing' }),
  );
  expect(lost).toMatchObject(had);
  const found = videoExtractionReducer(lost, sourceFound());
  expect(found).toEqual({ ...lost, opening: null, unread: null, problem: null });
  // A new object, so that what shows the film looks for its file.
  expect(found.shown).not.toBe(lost.shown);
});
