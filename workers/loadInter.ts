import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Then the system's own sans font takes its place. */
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

/** The font of the pages for a worker's canvases, by a family of their own. A font that cannot be had is no reason for no picture. */
export const loadInter = (family: string, weights: readonly number[]): Promise<void> =>
  Promise.race([load(family, weights).catch(() => {}), pause(FONT_TIMEOUT_MS)]);
