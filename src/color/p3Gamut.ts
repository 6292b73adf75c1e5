import { linearToP3Light } from './displayP3';
import { isLight, mostChroma } from './gamut';
import { CONES_TO_SRGB } from './oklab';
import type { LinearRgb } from './types';

/** Above the chroma of every color in Display P3. */
const CHROMA_LIMIT = 0.38;

const [rl, rm, rs, gl, gm, gs, bl, bm, bs] = CONES_TO_SRGB;
const ofL = linearToP3Light({ lr: rl, lg: gl, lb: bl });
const ofM = linearToP3Light({ lr: rm, lg: gm, lb: bm });
const ofS = linearToP3Light({ lr: rs, lg: gs, lb: bs });

/** LMS cone responses to linear Display P3, row-major. */
const CONES_TO_P3 = [ofL[0], ofM[0], ofS[0], ofL[1], ofM[1], ofS[1], ofL[2], ofM[2], ofS[2]] as const;

/** Whether a color, given as linear sRGB, is in the Display P3 gamut. */
export const isInP3 = (light: LinearRgb): boolean => linearToP3Light(light).every(isLight);

/** The maximum chroma of Display P3 at this lightness and hue. */
export const chromaInP3 = (okL: number, okH: number): number =>
  mostChroma(CONES_TO_P3, okL, okH, CHROMA_LIMIT);
