import { expect, test } from './page';
import { residentMegabytes } from './residentMegabytes';
import { choose, extract, open, option, PRO } from './videoParts';

/** How many films to read. */
const ROUNDS = Number(process.env.HUELOOM_SOAK ?? 100);
/** The caches of browser and engine are full by then. */
const SETTLED_ROUND = ROUNDS / 5;
const WORKER_SCRIPT = /\/assets\/worker-[^/]*\.js$/;

/** Ahead of a worker's own code: counts the frames that are open in it. */
const COUNT_FRAMES = `globalThis.openFrames = 0; {
  const Decoder = VideoDecoder; const open = new Set(); const { close } = VideoFrame.prototype;
  const count = () => { openFrames = open.size; };
  globalThis.VideoDecoder = class extends Decoder {
    constructor({ output, error }) { super({ error, output: (frame) => { open.add(frame); count(); output(frame); } }); }
  };
  VideoFrame.prototype.close = function () { open.delete(this); count(); close.call(this); };
}\n`;

test(`${ROUNDS} films leave memory as it was, and nothing open`, async ({ page, browser }, testInfo) => {
  test.setTimeout(ROUNDS * 20_000);
  await page.addInitScript(() => {
    const addresses = new Set<string>();
    Object.assign(window, { openAddresses: () => addresses.size });
    const createObjectURL = URL.createObjectURL.bind(URL);
    const revokeObjectURL = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (object) => {
      const address = createObjectURL(object);
      addresses.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      addresses.delete(address);
      revokeObjectURL(address);
    };
  });
  await page.route(WORKER_SCRIPT, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: COUNT_FRAMES + (await response.text()) });
  });
  const openFrames = async (): Promise<number> => {
    const counts = page
      .workers()
      .map(async (worker) =>
        worker.evaluate(() => (globalThis as unknown as { openFrames: number }).openFrames),
      );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  const openAddresses = async (): Promise<number> =>
    page.evaluate(() => (window as unknown as { openAddresses: () => number }).openAddresses());

  /** Of the document and of what is kept of pages and dialogs that are gone. */
  const countNodes = async (): Promise<number> => {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    await session.detach();
    return nodes;
  };

  await open(page, PRO);
  const rows: Record<string, number>[] = [];
  let settled = 0;
  let settledNodes = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await choose(page);
    await option(page, /^1 second/).check();
    await option(page, /^Max/).check();
    await extract(page);
    await expect(page.getByText('Frames 12')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Extract again' })).toBeVisible();
    expect(await openFrames()).toBe(0);
    expect(page.workers().length).toBeLessThanOrEqual(2);
    if (round % (ROUNDS / 10) !== 0) continue;
    const megabytes = await residentMegabytes(page, browser);
    const [addresses, nodes] = [await openAddresses(), await countNodes()];
    const row = { round, megabytes: Math.round(megabytes), addresses, nodes };
    process.stdout.write(`${JSON.stringify(row)}\n`);
    rows.push(row);
    // The player's and the stills on show, whatever has been read before.
    expect(row.addresses).toBeLessThanOrEqual(13);
    if (round === SETTLED_ROUND) {
      settled = megabytes;
      settledNodes = nodes;
    }
    if (round <= SETTLED_ROUND) continue;
    // A film that is not given up leaves 235.
    expect(nodes).toBeLessThan(settledNodes + 200);
    if (round === ROUNDS) expect(megabytes).toBeLessThanOrEqual(settled * 1.1);
  }
  await page.getByRole('link', { name: 'Palette builder' }).click();
  await expect.poll(openAddresses).toBe(0);
  await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBeLessThanOrEqual(1);
  await testInfo.attach('memory.json', { body: JSON.stringify(rows), contentType: 'application/json' });
});
