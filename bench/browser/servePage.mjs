import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import wasm from 'vite-plugin-wasm';
import { listenOnLoopback } from '../../supabase/local/loopback.mjs';
import { readSite } from '../../supabase/local/site.mjs';
import { createSiteHandler } from '../../supabase/local/siteHandler.mjs';
import { pictureFolder } from '../pages/pictures.mjs';
import { fromVersion } from '../runner/bundle.mjs';
import { compileEngine } from '../runner/compileEngine.mjs';
import { ROOT } from '../runner/paths.mjs';
import { describeVersion } from '../runner/versions.mjs';

/** Larger pictures are too much to send to a phone, and exceed what its camera takes. */
const MOST_PIXELS = 16_800_000;

/** Cross-origin isolated pages get a clock with a hundred times the resolution. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'x-content-type-options': 'nosniff',
};

/** The pictures that suites read, the largest last, and their names. @param {string} folder */
const copyPictures = async (folder) => {
  const from = pictureFolder();
  const names = (await readdir(from)).filter(
    (name) => /\.(jpe?g|png|webp)$/i.test(name) && !/-small\./.test(name),
  );
  const sized = await Promise.all(
    names.map(async (name) => {
      const { width, height } = await sharp(join(from, name), { limitInputPixels: false }).metadata();
      return { name, pixels: width * height };
    }),
  );
  const chosen = sized.filter(({ pixels }) => pixels <= MOST_PIXELS).toSorted((a, b) => a.pixels - b.pixels);
  await mkdir(join(folder, 'pictures'));
  for (const { name } of chosen) await copyFile(join(from, name), join(folder, 'pictures', name));
  await writeFile(join(folder, 'pictures/names.json'), JSON.stringify(chosen.map(({ name }) => name)));
};

/** @param {string} folder an empty one @param {string} subject the folder of the version that is measured */
const buildPage = async (folder, subject) => {
  await compileEngine(subject);
  // The workers' bundles are builds of their own, which need the plugins again.
  const plugins = () => [...(subject === ROOT ? [] : [fromVersion(subject)]), wasm()];
  await build({
    configFile: false,
    root: join(ROOT, 'bench/browser/page'),
    logLevel: 'error',
    // This library has the same API for browsers under another name.
    resolve: { alias: { 'node-vibrant/node': 'node-vibrant/browser' } },
    plugins: plugins(),
    worker: { format: 'es', plugins },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      // Inlined it would be a data: URL, which the policy refuses to fetch.
      assetsInlineLimit: (file) => (file.endsWith('.wasm') ? false : undefined),
    },
  });
  await copyPictures(folder);
  await writeFile(join(folder, 'version.json'), JSON.stringify(await describeVersion('here', subject)));
};

/** @param {import('node:http').RequestListener} listener @param {string} address @param {number} port */
const listenOn = async (listener, address, port) => {
  const server = createServer((request, response) => {
    // Any host name is accepted: only the benches are served.
    request.headers.host = 'localhost';
    delete request.headers.origin;
    listener(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve(undefined));
  });
  const bound = server.address();
  const close = () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
  return { port: bound && typeof bound === 'object' ? bound.port : port, close };
};

/**
 * Builds and serves the page that measures the engine in the browser that opens it.
 * @param {{ host?: string, port?: number, subject?: string }} [options] `host` is the address to listen on, such as
 *   0.0.0.0 for all interfaces; by default loopback only. Port 0 lets the system choose. `subject` is the folder of the
 *   version that is measured; by default this one.
 * @returns {Promise<{ addresses: string[], close: () => Promise<void> }>}
 */
export const servePage = async ({ host, port = 0, subject = ROOT } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-bench-page-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await buildPage(folder, subject);
    const handler = createSiteHandler(await readSite(folder), { headers: HEADERS });
    // Everything is in memory by now.
    await remove();
    const server = await (host === undefined
      ? listenOnLoopback(port, handler)
      : listenOn(handler, host, port));
    const names =
      host === '0.0.0.0'
        ? Object.values(networkInterfaces()).flatMap((all) =>
            (all ?? []).filter(({ family }) => family === 'IPv4').map(({ address }) => address),
          )
        : [host ?? 'localhost'];
    return {
      addresses: names.map((name) => `http://${name}:${server.port}/`),
      close: async () => void (await server.close()),
    };
  } catch (error) {
    await remove();
    throw error;
  }
};
