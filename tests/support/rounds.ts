/** Number of runs of a property test: all of them if time does not matter, otherwise a tenth. */
export const rounds = (many: number): number =>
  process.env['HUELOOM_LONG'] === undefined ? Math.ceil(many / 10) : many;
