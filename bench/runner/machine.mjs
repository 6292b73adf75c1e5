import { arch, cpus, platform, totalmem } from 'node:os';
import { measureYardstick, REFERENCE_US } from '../yardstick.mjs';

/**
 * The machine that figures were taken on. Ratios within a run hold anywhere; milliseconds vary even on one machine
 * within a day: `timesSlower` compares its present speed with the goals' reference machine.
 * @returns {import('../result').Machine}
 */
export const describeMachine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryMegabytes: Math.round(totalmem() / 1024 / 1024),
  platform: `${platform()} ${arch()}`,
  node: process.versions.node,
  browser: null,
  timesSlower: Math.round((measureYardstick() / REFERENCE_US) * 100) / 100,
});
