import { describe, expect, it, vi } from 'vitest';
import { readEditList } from '../../../../../workers/video-extraction/worker/open/editList';

const number = (value: number, bytes = 4): number[] => {
  const written = new Uint8Array(8);
  new DataView(written.buffer).setBigInt64(0, BigInt(value));
  return [...written.subarray(8 - bytes)];
};
const box = (type: string, ...content: readonly (readonly number[])[]): number[] => {
  const body = content.flat();
  return [...number(body.length + 8), ...Array.from(type, (letter) => letter.charCodeAt(0)), ...body];
};

type Edit = readonly [duration: number, mediaTime: number, rate?: number];

/** A track with an edit list, in a file with 1,000 ticks a second. */
const track = (id: number, edits: readonly Edit[], isLong = false): number[] =>
  box(
    'trak',
    box('tkhd', number(0), number(0), number(0), number(id)),
    box(
      'edts',
      box(
        'elst',
        [isLong ? 1 : 0, 0, 0, 0],
        number(edits.length),
        ...edits.map(([duration, mediaTime, rate = 1]) => [
          ...number(duration, isLong ? 8 : 4),
          ...number(mediaTime, isLong ? 8 : 4),
          ...number(rate * 65_536),
        ]),
      ),
    ),
  );

const video = (...tracks: readonly (readonly number[])[]): Blob =>
  new Blob([
    Uint8Array.from([
      ...box('ftyp', number(0)),
      ...box('mdat', number(0), number(0), number(0)),
      ...box('moov', box('mvhd', number(0), number(0), number(0), number(1000)), ...tracks),
    ]),
  ]);

const NONE = { endSeconds: null, delaySeconds: 0, isMontage: false };

describe('the edit list of a track', () => {
  it.each([false, true])('says where the film ends; in long numbers: %s', async (isLong) => {
    const edits = await readEditList(
      video(track(1, [[9000, 0]], isLong), track(2, [[3000, 2500]], isLong)),
      2,
    );
    expect(edits).toEqual({ endSeconds: 3, delaySeconds: 0, isMontage: false });
  });

  it('says how long nothing is shown at first', async () => {
    const delayed = video(
      track(1, [
        [5000, -1],
        [8000, 0],
      ]),
    );
    expect(await readEditList(delayed, 1)).toEqual({ endSeconds: 13, delaySeconds: 5, isMontage: false });
  });

  it('of fragments has no length', async () => {
    expect(await readEditList(video(track(1, [[0, 1024]])), 1)).toEqual(NONE);
  });

  it('of several pieces, or of another speed, is for players', async () => {
    const pieces = video(
      track(1, [
        [2000, 0],
        [2000, 6000],
      ]),
    );
    expect((await readEditList(pieces, 1)).isMontage).toBe(true);
    expect((await readEditList(video(track(1, [[2000, 0, 0.5]])), 1)).isMontage).toBe(true);
  });

  it('is not looked for behind boxes without end: each is a reading of its own', async () => {
    const source = new Blob([Uint8Array.from(Array.from({ length: 20_000 }, () => box('free')).flat())]);
    const slice = vi.spyOn(source, 'slice');
    expect(await readEditList(source, 1)).toEqual(NONE);
    expect(slice.mock.calls.length).toBeLessThan(15_000);
  });

  it('is none in what makes no sense', async () => {
    const whole = video(track(1, [[3000, 0]]));
    for (const source of [new Blob([]), new Blob(['text']), whole.slice(0, whole.size - 8), video()])
      expect(await readEditList(source, 1)).toEqual(NONE);
  });
});
