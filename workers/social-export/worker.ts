import { expose } from 'comlink';

import { loadInter } from '../loadInter';
import type { SocialPictureApi } from './api';
import { encodeOptions } from './encodeOptions';
import { layOut } from './layOut';
import { createMeasure, FONT_FAMILY, FONT_WEIGHTS, paint } from './paint';

const ready = loadInter(FONT_FAMILY, FONT_WEIGHTS);

const api: SocialPictureApi = {
  draw: async (picture) => {
    await ready;
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    // Without alpha: JPEG has none, and the picture is opaque.
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('no 2d context');
    paint(context, layOut(picture, createMeasure(context)));
    return canvas.convertToBlob(encodeOptions(picture.format));
  },
};

expose(api);
