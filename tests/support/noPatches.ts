import type { Patches } from '../../src/engine/engine';

/** Of a picture without coherent parts. */
export const NO_PATCHES: Patches = {
  colors: new Uint32Array(0),
  areas: new Float32Array(0),
  contrasts: new Float32Array(0),
};
