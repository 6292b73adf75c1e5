import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

const WORKER = `onmessage = async ({ data }) => {
  const blob = await (await fetch(data)).blob();
  const from = performance.now();
  const bitmap = await createImageBitmap(blob);
  const ms = performance.now() - from;
  bitmap.close();
  postMessage(ms);
};`;

/**
 * Serves a page whose worker does nothing but decode: the limit that no extraction in this browser can beat.
 * @param {Map<string, string>} files address path → file
 */
export const serveBareDecode = async (files) => {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) createReadStream(file).pipe(response.writeHead(200, { 'content-type': 'image/jpeg' }));
    else if (request.url === '/worker.js')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(WORKER);
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>decode</title>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The bench page has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

/**
 * Milliseconds of one bare decode in a new worker of `page`.
 * @param {import('playwright').Page} page a page of `serveBareDecode`
 * @param {string} path
 * @returns {Promise<number>}
 */
export const bareDecode = (page, path) =>
  page.evaluate(
    (url) =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js');
        worker.addEventListener('message', ({ data }) => {
          worker.terminate();
          resolve(data);
        });
        worker.addEventListener('error', (event) => reject(new Error(event.message)));
        worker.postMessage(url);
      }),
    path,
  );
