import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../../src/engine/engine';
import type { PictureReading } from '../../../../src/engine/pictureReader';
import type { Helper } from '../../../../workers/image-extraction/rows/helper';
import { readFrame } from '../../../../workers/image-extraction/rows/readFrame';
import { readRows } from '../../../../workers/image-extraction/rows/readRows';
import { loadNodeEngine } from '../../../support/nodeEngine';
import { createFakeFrame } from './fakeFrame';

const SIDE = 800;
const LARGE = { width: 2001, height: 1501 };
const whole = (size: { width: number; height: number }) => ({ x: 0, y: 0, ...size });

/** All bytes of a reading: millions, for which `toEqual` takes seconds. */
const bytesOf = (reading: PictureReading | null): Buffer => {
  if (!reading) throw new Error('not read');
  const { summary, exact, preview } = reading;
  const arrays = [summary.colors, summary.weights, preview.rgba, ...(exact ? Object.values(exact) : [])];
  return Buffer.concat(
    arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
};

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

const lost: Helper = { read: async () => null, see: async () => null };

/** Helpers with an engine of their own each, that note which rows they were given. */
const createHelpers = async (count: number) => {
  const rows: { first: number; end: number }[] = [];
  const helpers = Array.from({ length: count }, (): Helper => {
    const loading = loadNodeEngine();
    return {
      read: async (frame, task) => {
        rows.push(task.rows);
        return readRows(frame, task, await loading);
      },
      see: async () => null,
    };
  });
  return { helpers, rows };
};

describe('a decoded picture', () => {
  it.each(['I420', 'I444', 'BGRX'] as const)('is the same however many read it: %s', async (format) => {
    const frame = createFakeFrame(format, LARGE.width, LARGE.height);
    const alone = bytesOf(await readFrame(frame, whole(LARGE), SIDE, { engine, helpers: [] }));
    for (const count of [1, 2, 3]) {
      const { helpers, rows } = await createHelpers(count);
      const shared = bytesOf(await readFrame(frame, whole(LARGE), SIDE, { engine, helpers }));
      expect(shared.equals(alone)).toBe(true);
      expect(rows).toHaveLength(count);
    }
  });

  it('is read in equal shares', async () => {
    const { helpers, rows } = await createHelpers(1);
    await readFrame(createFakeFrame('I420', 2000, 1500), whole({ width: 2000, height: 1500 }), SIDE, {
      engine,
      helpers,
    });
    expect(rows).toEqual([{ first: 750, end: 1500 }]);
  });

  it('may be a part of the frame, whose other rows are not asked for', async () => {
    const frame = createFakeFrame('I420', LARGE.width, LARGE.height);
    const part = { x: 101, y: 301, width: 1600, height: 701 };
    const found = await readFrame(frame, part, SIDE, { engine, helpers: [] });
    expect(frame.copied.at(0)).toMatchObject({ x: 0, y: 298, width: LARGE.width });
    expect(Math.max(...frame.copied.map(({ y, height }) => y + height))).toBe(1004);
    expect(found?.summary.weights.reduce((sum, weight) => sum + weight)).toBe(1600 * 701);
  });

  it('is read here where a helper fails', async () => {
    const frame = createFakeFrame('I420', LARGE.width, LARGE.height);
    const alone = bytesOf(await readFrame(frame, whole(LARGE), SIDE, { engine, helpers: [] }));
    const found = bytesOf(await readFrame(frame, whole(LARGE), SIDE, { engine, helpers: [lost] }));
    expect(found.equals(alone)).toBe(true);
  });

  it('is not shared where it is small', async () => {
    const { helpers, rows } = await createHelpers(3);
    await readFrame(createFakeFrame('I420', 800, 600), whole({ width: 800, height: 600 }), SIDE, {
      engine,
      helpers,
    });
    expect(rows).toEqual([]);
  });

  it('is null where the frame does not tell what its planes are: a lossless AVIF holds green, blue and red', async () => {
    const frame = createFakeFrame('I444', LARGE.width, LARGE.height, null);
    expect(await readFrame(frame, whole(LARGE), SIDE, { engine, helpers: [] })).toBeNull();
  });

  it('is null in a format that is not read', async () => {
    const frame = createFakeFrame('NV12', LARGE.width, LARGE.height);
    expect(await readFrame(frame, whole(LARGE), SIDE, { engine, helpers: [] })).toBeNull();
  });
});
