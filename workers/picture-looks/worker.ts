import { expose, type Remote, releaseProxy, transfer } from 'comlink';

import { loadEngine } from '../../src/engine/loadEngine';
import type { PictureLooksApi, SaveProgress, SaveReply } from './api';
import { painterOf } from './look';
import { paintBands } from './paintBands';

// Views other than the first one, and what saves pictures, are loaded when they are asked for.

// Exposed before the engine has loaded: Comlink loses every message that arrives while a module still awaits.
const ready = loadEngine();

type Report<Progress> = Remote<(progress: Progress) => void>;

const save = async (
  bitmap: ImageBitmap,
  look: Parameters<PictureLooksApi['save']>[1],
  onProgress: Report<SaveProgress>,
) => {
  try {
    const { savePicture } = await import('./savePicture');
    const reply: SaveReply = await savePicture(
      bitmap,
      await painterOf(look, await ready),
      (progress) => void onProgress(progress),
    );
    return reply.ok ? transfer(reply, [reply.png.buffer]) : reply;
  } finally {
    bitmap.close();
    // Comlink passes the function as a proxy with its own port, which has to be closed.
    onProgress[releaseProxy]();
  }
};

/** Ends what is being drawn. Calls that draw run one at a time. */
let stop = (): void => {};

const api: PictureLooksApi = {
  see: async ({ rgba }, look, onProgress: Report<number>) => {
    let isStopped = false;
    const stopped = new Promise<void>((resolve) => {
      stop = () => {
        isStopped = true;
        resolve();
      };
    });
    const draw = async (): Promise<void> => {
      const engine = await ready;
      const report = (done: number): void => void onProgress(done);
      report(0);
      const paint = await painterOf(look, engine);
      await paintBands(rgba, paint, { report, isStopped: () => isStopped });
    };
    // At once also where it still waits for its code.
    await Promise.race([draw(), stopped]);
    onProgress[releaseProxy]();
    return transfer(rgba, [rgba.buffer]);
  },
  stop: async () => stop(),
  save: async (source, look, onProgress: Report<SaveProgress>) => {
    const options = { imageOrientation: 'from-image', colorSpaceConversion: 'default' } as const;
    const bitmap = await createImageBitmap(source, options).catch(() => null);
    return bitmap ? save(bitmap, look, onProgress) : { ok: false, failure: 'unreadable' };
  },
  saveBitmap: async (bitmap, look, onProgress: Report<SaveProgress>) => save(bitmap, look, onProgress),
  readablePairs: async (colors) => {
    const { readablePairs } = await import('./readablePairs');
    return readablePairs(colors, (await ready).contrastMatrix(colors));
  },
};

expose(api);
