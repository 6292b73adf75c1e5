import { expect, it } from 'vitest';
import { createMemoryRecords } from '../../../src/state/video/records/memoryRecords';
import type { NewFrame } from '../../../src/state/video/records/videoRecords';

/** A frame of a film of one frame a second. */
const frame = (index: number): NewFrame => ({
  index,
  entry: { timeSeconds: index, dominant: [] },
  row: {
    jpeg: new ArrayBuffer(0),
    width: 1,
    height: 1,
    palettes: [],
    summary: { colors: new Uint32Array(), weights: new Uint32Array() },
    patches: { colors: new Uint32Array(), areas: new Float32Array(), contrasts: new Float32Array() },
    round: 0,
  },
});

it('reads entries in the order of their frames, whatever order they were put in', async () => {
  const records = createMemoryRecords();
  await records.putFrames('film', [frame(2), frame(0)]);
  await records.putFrames('film', [frame(1)]);
  const times = async (from: number, count: number) =>
    (await records.readIndex('film', from, count)).map(({ timeSeconds }) => timeSeconds);
  expect(await times(0, 9)).toEqual([0, 1, 2]);
  expect(await times(1, 1)).toEqual([1]);
  expect(await records.readIndex('another', 0, 9)).toEqual([]);
});
