import { expect, it } from 'vitest';

import {
  framesCounted,
  palettesRegenerated,
  runEnded,
  selectFrameCount,
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
