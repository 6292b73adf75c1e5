// Extraction measured where it counts: in Chromium, on the production build, from the chosen file to painted swatches.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tests/setup/chromium.mjs';
import { startServer } from './server.mjs';
import { bareDecode, serveBareDecode } from './bareDecode.mjs';
import { makePictures } from './pictures.mjs';
import { installProbe, isSettled, readProbe } from './probe.mjs';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** The goal for the way from the file to palette and swatches, as a multiple of the bare decode. */
const decodeMultiple = (/** @type {number} */ megapixels) => (megapixels < 24 ? 1.3 : 1.2);

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const folder = process.env['HUELOOM_MEDIA'] ?? 'src/samples/pictures';
if (!process.env['HUELOOM_MEDIA'])
  console.log('HUELOOM_MEDIA is unset: measuring with the built-in pictures.');
const pictures = await makePictures(folder, 'node_modules/.cache/hueloom-bench');
const files = new Map(pictures.map(({ megapixels, file }) => [`/${megapixels}.jpg`, file]));

const decodePage = await serveBareDecode(files);
const app = await startServer();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: await ensureChromium() });

/**
 * One extraction in a new visit, so that storage, caches and the daily limit start fresh.
 * @param {string} file
 */
const extractOnce = async (file) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  await page.goto(`${app.origin}/image-to-palette`, { waitUntil: 'networkidle' });
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForFunction(isSettled, undefined, { timeout: 60_000 });
  const result = await page.evaluate(readProbe);
  await context.close();
  return result;
};

const decodeContext = await browser.newContext();
const decoder = await decodeContext.newPage();
await decoder.goto(decodePage.origin);

const rows = [];
for (const { megapixels, file } of pictures) {
  const decodes = [];
  const runs = [];
  // Interleaved, so that a busy moment of the machine weighs on both sides alike.
  for (let run = 0; run < RUNS; run++) {
    decodes.push(await bareDecode(decoder, `/${megapixels}.jpg`));
    runs.push(await extractOnce(file));
  }
  const decodeMs = median(decodes);
  const readMs = median(runs.map((run) => run.worker?.totalMs ?? Number.NaN));
  rows.push({
    megapixels,
    decodeMs,
    readMs,
    multiple: readMs / decodeMs,
    paintedMs: median(runs.map((run) => run.totalMs)),
    longestTaskMs: Math.max(...runs.map((run) => run.longestTaskMs)),
    longTasks: runs.reduce((sum, run) => sum + run.longTasks, 0),
    longestGapMs: median(runs.map((run) => run.longestGapMs)),
    droppedFrames: median(runs.map((run) => run.droppedFrames)),
    goal: decodeMultiple(megapixels),
    runs,
    decodes,
  });
}
await browser.close();
decodePage.close();
await app.close();

console.table(
  rows.map((row) => ({
    MP: row.megapixels,
    'bare decode ms': row.decodeMs.toFixed(0),
    'file read ms': row.readMs.toFixed(0),
    'x decode': `${row.multiple.toFixed(2)} (${row.multiple <= row.goal ? 'met' : 'missed'} ${row.goal})`,
    'painted ms': row.paintedMs.toFixed(0),
    'longest task ms': row.longestTaskMs.toFixed(0),
    'tasks > 50 ms': row.longTasks,
    'longest frame gap ms': row.longestGapMs.toFixed(1),
    'dropped frames': row.droppedFrames,
  })),
);
await mkdir('bench/results', { recursive: true });
const report = {
  taken: new Date().toISOString(),
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  runs: RUNS,
  rows,
};
await writeFile(join('bench/results', 'ui.json'), JSON.stringify(report, null, 2));
