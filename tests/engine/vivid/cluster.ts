import { toTone } from '../../../src/engine/reference/difference';
import type { PatchCluster } from '../../../src/engine/vivid/clusterPatches';

type Given = Partial<Omit<PatchCluster, 'spot' | 'patch'>>;

/** A cluster of one patch of a color of CIELAB, a hundredth of the picture where nothing else is said. */
export const clusterOf = (lab: readonly [number, number, number], given: Given = {}): PatchCluster => {
  const { area = 0.01 } = given;
  const spot = toTone(lab);
  return { spot, area, pooled: area, contrast: 0, inside: 0, ...given, patch: { spot, area } };
};

/** Of a gray: about mid-gray a step of its lightness is as much of ΔE00. */
export const grayOf = (lightness: number, given?: Given): PatchCluster => clusterOf([lightness, 0, 0], given);
