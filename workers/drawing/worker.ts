import { expose, type Remote, releaseProxy, transfer } from 'comlink';

import { remembering } from '../picture-looks/colorMaps';
import { type Painter, paintBy } from '../picture-looks/look';
import type { SaveProgress } from '../picture-looks/api';
import { savePicture } from '../picture-looks/savePicture';
import type { DrawingApi, Recoloring } from './api';
import { mixing } from './mixing';
import { moving } from './moving';
import { readDrawing } from './readDrawing';

type Report = Remote<(progress: SaveProgress) => void>;

const painterOf = ({ palette, target, isFlat }: Recoloring): Painter =>
  paintBy(remembering((isFlat ? mixing : moving)(palette, target)));

const api: DrawingApi = {
  read: readDrawing,
  see: ({ rgba }, recoloring) => {
    const painted = painterOf(recoloring)(rgba);
    return Promise.resolve(transfer(painted, [painted.buffer]));
  },
  save: async (source, recoloring, onProgress: Report) => {
    const options = { imageOrientation: 'from-image', colorSpaceConversion: 'default' } as const;
    const bitmap = await createImageBitmap(source, options).catch(() => null);
    try {
      if (!bitmap) return { ok: false, failure: 'unreadable' };
      const reply = await savePicture(bitmap, painterOf(recoloring), (progress) => void onProgress(progress));
      return reply.ok ? transfer(reply, [reply.png.buffer]) : reply;
    } finally {
      bitmap?.close();
      // Comlink passes the function as a proxy with its own port, which has to be closed.
      onProgress[releaseProxy]();
    }
  },
};

expose(api);
