import { createServer } from 'node:http';

const PAGE = '<!doctype html><title>decode</title><input type="file">';
const WORKER = `onmessage = async ({ data }) => {
  const from = performance.now();
  const bitmap = await createImageBitmap(data);
  const ms = performance.now() - from;
  bitmap.close();
  postMessage(ms);
};`;

/** Serves a page whose worker does nothing but decode: the limit that no extraction in this browser can beat. */
export const serveBareDecode = async () => {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js';
    response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
    response.end(isWorker ? WORKER : PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The bench page has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

/** Runs in the page: decodes the chosen file in a new worker and gives the milliseconds. */
const decodeChosenFile = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker('/worker.js');
    worker.addEventListener('message', ({ data }) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage(document.querySelector('input')?.files?.[0]);
  });

/**
 * Milliseconds of one bare decode, of a file from the disk like those that are chosen on the product's page.
 * @param {import('playwright').Page} page a page of `serveBareDecode`
 * @param {string} file
 * @returns {Promise<number>}
 */
export const bareDecode = async (page, file) => {
  await page.locator('input').setInputFiles(file);
  return /** @type {Promise<number>} */ (page.evaluate(decodeChosenFile));
};
