import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { ContactSheetApi, SheetFrame } from '../../../../workers/contact-sheet/api';
import { createContactSheets } from '../../../../workers/contact-sheet/page/client';
import { createFakeWorkers } from '../../fakeWorkers';

const never = new AbortController().signal;
const ABOUT = { title: 'Dunes.mp4', note: '2 frames', paper: 'a4', ratio: 16 / 9, count: 2 } as const;

const frame = (time: string): SheetFrame => ({
  time,
  hexes: ['#0D9488'],
  still: { jpeg: new ArrayBuffer(8), width: 480, height: 270 },
});

async function* framesOf(...frames: readonly SheetFrame[]): AsyncGenerator<SheetFrame> {
  yield* frames;
}

const setUp = (finish: ContactSheetApi['finish'] = async () => Uint8Array.of(1, 2, 3)) => {
  const api = {
    begin: vi.fn<ContactSheetApi['begin']>(async () => undefined),
    add: vi.fn<ContactSheetApi['add']>(async () => undefined),
    finish,
  };
  const workers = createFakeWorkers(api);
  onTestFinished(workers.stopAll);
  return { ...workers, api, sheets: createContactSheets(workers.start) };
};

describe('a contact sheet', () => {
  it('is written by a worker, frame by frame, to which the stills are handed over', async () => {
    const { api, sheets } = setUp();
    const [first, second] = [frame('00:00:00:00'), { ...frame('00:00:01:00'), still: null }];
    expect([...(await sheets.write(never, ABOUT, framesOf(first, second)))]).toEqual([1, 2, 3]);
    expect(api.begin).toHaveBeenCalledWith(ABOUT);
    expect(api.add.mock.calls.map(([{ time, still }]) => [time, still?.jpeg.byteLength])).toEqual([
      ['00:00:00:00', 8],
      ['00:00:01:00', undefined],
    ]);
    expect(first.still?.jpeg.byteLength).toBe(0);
  });

  it('ends with its signal, and the worker with it', async () => {
    const controller = new AbortController();
    const { sheets, started } = setUp(async () => {
      controller.abort('enough');
      return new Promise(() => undefined);
    });
    await expect(sheets.write(controller.signal, ABOUT, framesOf())).rejects.toBe('enough');
    expect(started[0]?.isTerminated).toBe(true);
  });

  it.each(['begin', 'add', 'finish'] as const)(
    'is left alone by everything on the page once it ends during %s',
    async (step) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const controller = new AbortController();
      const { api, sheets } = setUp();
      const stuck = vi.fn(async () => {
        controller.abort('enough');
        return new Promise<never>(() => undefined);
      });
      Object.assign(api, { [step]: stuck });
      const returned = vi.fn<() => void>();
      async function* frames(): AsyncGenerator<SheetFrame> {
        try {
          yield frame('00:00:00:00');
        } finally {
          returned();
        }
      }
      await expect(sheets.write(controller.signal, ABOUT, frames())).rejects.toBe('enough');
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
      // Frames that were never asked for have nothing to give back.
      await vi.waitFor(() => expect(returned).toHaveBeenCalledTimes(step === 'begin' ? 0 : 1));
    },
  );

  it('waits for a worker that takes its time over thousands of pages', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { sheets, started } = setUp(async () => {
      vi.advanceTimersByTime(60_000);
      return Uint8Array.of(7);
    });
    expect([...(await sheets.write(never, ABOUT, framesOf()))]).toEqual([7]);
    expect(started[0]?.isTerminated).toBe(false);
  });
});
