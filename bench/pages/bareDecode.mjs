import { createServer } from 'node:http';

const PAGE = '<!doctype html><title>decode</title><input type="file"><script src="/page.js"></script>';
const PAGE_SCRIPT = `const worker = new Worker('/worker.js');
globalThis.decode = (file, isPlanes) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = (event) => reject(new Error(event.message));
  worker.postMessage({ file, isPlanes });
});`;
const WORKER = `onmessage = async ({ data: { file, isPlanes } }) => {
  const from = performance.now();
  if (isPlanes) {
    const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
    const { image } = await decoder.decode();
    await image.copyTo(new Uint8Array(image.allocationSize()));
    postMessage(performance.now() - from);
    image.close();
    decoder.close();
    return;
  }
  const bitmap = await createImageBitmap(file);
  const ms = performance.now() - from;
  bitmap.close();
  postMessage(ms);
};`;

/** @type {Readonly<Record<string, string>>} */
const SCRIPTS = { '/page.js': PAGE_SCRIPT, '/worker.js': WORKER };

/** Serves a page whose worker does nothing but decode: the limit that no extraction in this browser can beat. */
export const serveBareDecode = async () => {
  const server = createServer((request, response) => {
    const script = SCRIPTS[request.url ?? ''];
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' });
    response.end(script ?? PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The bench page has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

/**
 * Runs in the page: decodes the chosen file in its worker, to a bitmap or to planes, and returns the milliseconds.
 * @param {boolean} isPlanes
 */
export const decodeChosenFile = (isPlanes) => {
  const { decode } = /** @type {{ decode: (file?: File, isPlanes?: boolean) => Promise<number> }} */ (
    /** @type {unknown} */ (globalThis)
  );
  return decode(document.querySelector('input')?.files?.[0], isPlanes);
};

/**
 * Milliseconds of two bare decodes in a new visit, of a file from disk as on the product's page: the first in a process
 * and worker that have decoded nothing yet, the second in the same worker.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of `serveBareDecode`
 * @param {string} file
 */
export const visitBareDecode = async (browser, origin, file) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  const decode = async () => {
    await page.locator('input').setInputFiles(file);
    return page.evaluate(decodeChosenFile, false);
  };
  const first = await decode();
  const next = await decode();
  await context.close();
  return { first, next };
};
