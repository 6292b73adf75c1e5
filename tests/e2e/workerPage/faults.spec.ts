import type { Page } from '@playwright/test';
import { fourQuarters } from '../corpus';
import { mostReaders } from '../pictureReaders';
import { expect, read, test } from './extractorTest';

const good = await fourQuarters().png().toBuffer();
const GOOD = { size: [96, 64], palette: { length: 4 } };

const WORKER_SCRIPT = /\/assets\/worker-[^/]*\.js$/;

/** Lets the first worker that is asked for be another script, and every later one be the real one. */
const replaceFirstWorker = async (page: Page, body: string, status = 200): Promise<void> => {
  await page.route(
    WORKER_SCRIPT,
    async (route) => route.fulfill({ status, contentType: 'text/javascript', body }),
    { times: 1 },
  );
};

test('a worker that is gone after a deploy is named, and the next picture is read', async ({
  extractor,
  complaints,
}) => {
  await replaceFirstWorker(extractor, 'Not found', 404);
  expect(await read(extractor, good)).toMatchObject({ failure: 'worker-crashed' });
  expect(await read(extractor, good)).toMatchObject(GOOD);
  // The browser itself notes the missing file.
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('a worker that fails to start is named, and the next picture is read', async ({
  extractor,
  complaints,
}) => {
  await replaceFirstWorker(extractor, 'throw new Error("out of memory")');
  expect(await read(extractor, good)).toMatchObject({ failure: 'worker-crashed' });
  expect(await read(extractor, good)).toMatchObject(GOOD);
  complaints.splice(0);
});

test('a worker that throws in the middle of its work is named, and the next picture is read', async ({
  extractor,
  complaints,
}) => {
  await replaceFirstWorker(extractor, 'addEventListener("message", () => { throw new Error("a bug"); })');
  expect(await read(extractor, good)).toMatchObject({ failure: 'worker-crashed' });
  expect(await read(extractor, good)).toMatchObject(GOOD);
  complaints.splice(0);
});

test('a worker that never answers is given up after 15 seconds', async ({ extractor }) => {
  await extractor.clock.install();
  await replaceFirstWorker(extractor, 'for (;;) {}');
  const reading = read(extractor, good);
  await expect.poll(() => extractor.workers().length).toBe(1);
  await extractor.clock.runFor(15_000);
  expect(await reading).toMatchObject({ failure: 'timeout' });
  expect(await read(extractor, good)).toMatchObject(GOOD);
});

test('without WebAssembly the colors are the same', async ({ extractor, complaints }) => {
  const { ms: _withIt, ...expected } = await read(extractor, good);
  await extractor.reload();
  await extractor.route(/\.wasm$/, async (route) => route.abort());
  const { ms: _without, ...outcome } = await read(extractor, good);
  expect(outcome).toEqual(expected);
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('of 100 pictures chosen at once only the last one is read', async ({ extractor }) => {
  const outcomes = await extractor.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    let controller = new AbortController();
    const runs = Array.from({ length: 100 }, async (_, index) => {
      controller.abort('another picture');
      controller = new AbortController();
      const { signal } = controller;
      // Some are given up while their file is read, others while the worker has them.
      // The one before has had as long as ten files take to read.
      const files = Array.from({ length: index % 10 === 0 ? 10 : 0 }, () => new Blob([bytes]));
      for (const file of files) await file.arrayBuffer();
      return window.extractorPage.extractor.extract(signal, {
        source: new Blob([bytes]),
        count: 5,
        style: 'even',
      });
    });
    const settled = await Promise.allSettled(runs);
    return settled.map((run) => (run.status === 'fulfilled' ? 'read' : String(run.reason)));
  }, good.toString('base64'));
  expect(outcomes.filter((outcome) => outcome === 'read').length).toBeGreaterThanOrEqual(1);
  expect(new Set(outcomes)).toEqual(new Set(['read', 'another picture']));
  expect(extractor.workers().length).toBeLessThanOrEqual(await mostReaders(extractor));
  expect(await read(extractor, good)).toMatchObject(GOOD);
});

test('giving up stops even a worker in an endless loop', async ({ extractor }) => {
  await replaceFirstWorker(extractor, 'for (;;) {}');
  const reason = extractor.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const controller = new AbortController();
    const run = window.extractorPage.extractor.extract(controller.signal, {
      source: new Blob([bytes]),
      count: 5,
      style: 'even',
    });
    Object.assign(window, { giveUp: () => controller.abort('left the page') });
    return run.catch((error: unknown) => String(error));
  }, good.toString('base64'));
  await expect.poll(() => extractor.workers().length).toBe(1);
  await extractor.evaluate(() => (window as unknown as { giveUp: () => void }).giveUp());
  expect(await reason).toBe('left the page');
  // Chromium lets a loop run for two more seconds before it breaks it.
  await expect.poll(() => extractor.workers().length).toBe(0);
});

test('no worker is left after 10 idle seconds', async ({ extractor }) => {
  await extractor.clock.install();
  expect(await read(extractor, good)).toMatchObject(GOOD);
  // A picture does not wait for those that are still starting.
  const readers = await mostReaders(extractor);
  await expect.poll(() => extractor.workers().length).toBe(readers);
  await extractor.clock.runFor(10_000);
  await expect.poll(() => extractor.workers().length).toBe(0);
  expect(await read(extractor, good)).toMatchObject(GOOD);
});

test('the addresses that SVGs are drawn from are given back', async ({ extractor }) => {
  await extractor.evaluate(() => {
    const open = new Set<string>();
    const createObjectURL = URL.createObjectURL.bind(URL);
    const revokeObjectURL = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (object) => {
      const url = createObjectURL(object);
      open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      revokeObjectURL(url);
    };
    Object.assign(window, { openAddresses: open });
  });
  const svg = (content: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);
  expect(await read(extractor, svg('<rect width="9" height="9"/>'))).toMatchObject({ size: [9, 9] });
  expect(await read(extractor, svg('<g>'))).toMatchObject({ failure: 'corrupt' });
  expect(await read(extractor, svg('<foreignObject width="9" height="9"/>'))).toMatchObject({
    failure: 'no-pixels',
  });
  const left = await extractor.evaluate(
    () => (window as unknown as { openAddresses: Set<string> }).openAddresses.size,
  );
  expect(left).toBe(0);
});
