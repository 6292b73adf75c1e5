import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { formatHex } from '../../../../src/color/format';
import type { PaletteImportApi } from '../../../../workers/palette-import/api';
import { createPaletteReader } from '../../../../workers/palette-import/page/client';
import { readSource } from '../../../../workers/palette-import/readSource';
import { WorkerLost } from '../../../../workers/connect';
import { createFakeWorkers } from '../../fakeWorkers';

const never = new AbortController().signal;
const ignoreProgress = (): void => {};
const LONG = `/* ${'-'.repeat(60_000)} */ a { color: #0D9488; background: #FF5A5F }`;

const forever = async <T>(): Promise<T> => new Promise<T>(() => undefined);

const setUp = (read: PaletteImportApi['read'] = readSource) => {
  const spy = vi.fn(read);
  const api: PaletteImportApi = { read: spy };
  const workers = createFakeWorkers(api);
  onTestFinished(workers.stopAll);
  return { ...workers, spy, reader: createPaletteReader(workers.start) };
};

describe('the palette reader', () => {
  it('hands on what a text and a file hold, and how much of them has been read', async () => {
    const { reader, started } = setUp();
    const parts: number[] = [];
    const text = await reader.read(never, LONG, (part) => parts.push(part));
    expect(text.colors.map(({ color }) => formatHex(color))).toEqual(['#0D9488', '#FF5A5F']);
    // They come by another way than the answer.
    await vi.waitFor(() => expect(parts.length).toBeGreaterThan(0));
    expect(parts.every((part) => part > 0 && part < 1)).toBe(true);
    const file = await reader.read(never, new Blob(['GIMP Palette\n13 148 136 Teal\n']), ignoreProgress);
    expect(file).toMatchObject({ kind: 'GPL', colorCount: 1 });
    expect(started).toHaveLength(1);
  });

  it('ends the worker of a long text that is not wanted any more, and reads the next one in another', async () => {
    const { reader, started } = setUp((source, report) =>
      source === LONG ? forever() : readSource(source, report),
    );
    const controller = new AbortController();
    const stale = reader.read(controller.signal, LONG, ignoreProgress);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    controller.abort(new Error('stale'));
    await expect(stale).rejects.toThrow('stale');
    expect(started[0]?.isTerminated).toBe(true);
    expect((await reader.read(never, '#0D9488', ignoreProgress)).colorCount).toBe(1);
    expect(started).toHaveLength(2);
  });

  it('drops the answer of a short text without ending the worker, and never reads what was waiting', async () => {
    const { reader, spy, started } = setUp();
    const texts = ['#111111', '#222222', '#333333'];
    const controllers = texts.map(() => new AbortController());
    const reads = texts.map((text, i) =>
      reader.read(controllers[i]?.signal ?? never, text, ignoreProgress).catch((error: unknown) => error),
    );
    controllers[0]?.abort(new Error('older'));
    controllers[1]?.abort(new Error('older'));
    const [first, second, third] = await Promise.all(reads);
    expect([first, second]).toEqual([new Error('older'), new Error('older')]);
    expect(third).toMatchObject({ colorCount: 1 });
    expect(spy.mock.calls.map(([source]) => source)).toEqual(['#111111', '#333333']);
    expect(started).toHaveLength(1);
    expect(started[0]?.isTerminated).toBe(false);
  });

  it('says so where the worker breaks off', async () => {
    const { reader, started } = setUp(forever);
    const reading = reader.read(never, '#0D9488', ignoreProgress);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    started[0]?.fire('error');
    await expect(reading).rejects.toBeInstanceOf(WorkerLost);
  });

  it('starts nothing for what is aborted already', async () => {
    const { reader, started } = setUp();
    await expect(
      reader.read(AbortSignal.abort(new Error('gone')), '#0D9488', ignoreProgress),
    ).rejects.toThrow('gone');
    expect(started).toHaveLength(0);
  });
});
