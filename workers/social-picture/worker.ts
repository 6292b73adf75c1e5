import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { expose } from 'comlink';

import type { SocialPictureApi } from './api';
import { encodeOptions } from './encodeOptions';
import { layOut } from './layOut';
import { createMeasure, FONT_FAMILY, FONT_WEIGHTS, paint } from './paint';

/** Then the system's own sans font takes its place. */
const FONT_TIMEOUT_MS = 3000;

const loadFonts = async (): Promise<void> => {
  const faces = FONT_WEIGHTS.map(
    (weight) => new FontFace(FONT_FAMILY, `url(${inter})`, { weight: `${weight}` }),
  );
  for (const face of faces) self.fonts.add(face);
  await Promise.all(faces.map(async (face) => face.load()));
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

// A font that cannot be had is no reason for no picture.
const ready = Promise.race([loadFonts().catch(() => {}), pause(FONT_TIMEOUT_MS)]);

const api: SocialPictureApi = {
  draw: async (picture) => {
    await ready;
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    // Without alpha: JPEG has none, and nothing is seen through.
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('no 2d context');
    paint(context, layOut(picture, createMeasure(context)));
    return canvas.convertToBlob(encodeOptions(picture.format));
  },
};

expose(api);
