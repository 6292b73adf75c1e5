import { type ColorSignature, signatureDistance } from './colorSignature';

/** Nearer than this, two frames belong to one shot whatever came before: noise, flicker, small movement. */
const LEAST_CUT = 0.045;
/** A cut stands out of the movement around it by this much: fast pans and fades change every frame alike. */
const OVER_MOVEMENT = 4;
/** Movement is remembered over about so many frames. */
const MEMORY = 6;
/** A shot lasts at least this long: a flash ends what it began and is no cut back. */
const LEAST_SHOT_SECONDS = 0.4;

/** Says of each frame, in order, whether a new shot begins with it. The first frame of a film begins one. */
export const createCutFinder = (): ((signature: ColorSignature, timeSeconds: number) => boolean) => {
  let before: ColorSignature | null = null;
  let shotStart = 0;
  let movement = 0;
  return (signature, timeSeconds) => {
    const last = before;
    before = signature;
    if (!last) {
      shotStart = timeSeconds;
      return true;
    }
    const distance = signatureDistance(last, signature);
    const isCut =
      distance >= LEAST_CUT &&
      distance >= movement * OVER_MOVEMENT &&
      timeSeconds - shotStart >= LEAST_SHOT_SECONDS;
    // What a cut changes is no movement.
    if (isCut) shotStart = timeSeconds;
    else movement += (distance - movement) / MEMORY;
    return isCut;
  };
};
