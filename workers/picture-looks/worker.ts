import { expose, type Remote, releaseProxy, transfer } from 'comlink';

import { loadEngine } from '../../src/engine/loadEngine';
import type { PictureLooksApi, SaveProgress, SaveReply } from './api';
import { painterOf } from './look';

// Views other than the first one, and what saves pictures, are loaded when they are asked for.

// Exposed before the engine has loaded: Comlink loses every message that arrives while a module still awaits.
const ready = loadEngine();

type Report = Remote<(progress: SaveProgress) => void>;

const save = async (
  bitmap: ImageBitmap,
  look: Parameters<PictureLooksApi['save']>[1],
  onProgress: Report,
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

const api: PictureLooksApi = {
  see: async ({ rgba }, look) => {
    const paint = await painterOf(look, await ready);
    const painted = paint(rgba);
    return transfer(painted, [painted.buffer]);
  },
  save: async (source, look, onProgress: Report) => {
    const options = { imageOrientation: 'from-image', colorSpaceConversion: 'default' } as const;
    const bitmap = await createImageBitmap(source, options).catch(() => null);
    return bitmap ? save(bitmap, look, onProgress) : { ok: false, failure: 'unreadable' };
  },
  saveBitmap: async (bitmap, look, onProgress: Report) => save(bitmap, look, onProgress),
  readablePairs: async (colors) => {
    const { readablePairs } = await import('./readablePairs');
    return readablePairs(colors, (await ready).contrastMatrix(colors));
  },
};

expose(api);
