import type { Patches } from '../../src/engine/engine';

/** For a picture without coherent patches. */
export const NO_PATCHES: Patches = {
  colors: new Uint32Array(0),
  areas: new Float32Array(0),
  contrasts: new Float32Array(0),
};
