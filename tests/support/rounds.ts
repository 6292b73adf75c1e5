/**
 * How often a property is tried: so many times where time is no matter, and a tenth of it at every change.
 */
export const rounds = (many: number): number =>
  process.env['HUELOOM_LONG'] === undefined ? Math.ceil(many / 10) : many;
