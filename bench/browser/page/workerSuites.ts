import { suite as contrast } from '../../suites/contrast.suite';
import { suite as length } from '../../suites/length.suite';
import { suite as palette } from '../../suites/palette.suite';
import { suite as pixels } from '../../suites/pixels.suite';
import { suite as swatches } from '../../suites/swatches.suite';
import { suite as vision } from '../../suites/vision.suite';
import type { Suite } from '../../suite';

/** The suites of the engine alone: each process runs in its own worker. */
export const WORKER_SUITES: readonly Suite[] = [contrast, vision, pixels, swatches, palette, length];

/**
 * @param suites suites to search
 * @throws if no suite has the name
 */
export const findSuite = (suites: readonly Suite[], name: string): Suite => {
  const found = suites.find((suite) => suite.name === name);
  if (!found) throw new Error(`There is no suite "${name}"`);
  return found;
};
