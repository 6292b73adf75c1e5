import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** After this the system's sans-serif font is used instead. */
const FONT_TIMEOUT_MS = 3000;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const load = async (family: string, weights: readonly number[]): Promise<void> => {
  const faces = weights.map((weight) => new FontFace(family, `url(${inter})`, { weight: `${weight}` }));
  for (const face of faces) self.fonts.add(face);
  await Promise.all(faces.map(async (face) => face.load()));
};

/**
 * Loads the pages' font for a worker's canvases, under a family name of its own. Resolves even if the font cannot be
 * loaded: the picture is drawn all the same.
 */
export const loadInter = (family: string, weights: readonly number[]): Promise<void> =>
  Promise.race([load(family, weights).catch(() => {}), pause(FONT_TIMEOUT_MS)]);
