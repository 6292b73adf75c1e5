import { race } from './race.mjs';

/** @typedef {import('./result').FigureKind} FigureKind */
/** @typedef {import('./suite').Bench} Bench */
/**
 * @typedef {{ type: 'step', text: string } | { type: 'browser', text: string }
 *   | { type: 'sample', kind: FigureKind, block: number, value: number, calls: number, isWarmUp: boolean, notes?: readonly string[] }} Message
 */
/**
 * @typedef {Pick<Bench, 'host' | 'isQuick' | 'process' | 'subject' | 'onEnd'> & {
 *   onMessage: (message: Message) => void,
 *   clock: 'lesser' | 'wall',
 * } & Pick<import('./race.mjs').Place, 'time' | 'pause' | 'sampleMs' | 'comparedMs'>} Place where a suite runs: a process of Node, or a worker or page of a browser
 */

/**
 * The API that a suite gets; every sample is reported as soon as it is taken.
 * @param {Place} place
 * @returns {Bench}
 */
export const createBench = ({ onMessage, clock, time, pause, sampleMs, comparedMs, ...given }) => {
  const step = (/** @type {string} */ text) => onMessage({ type: 'step', text });
  return {
    ...given,
    step,
    pass: pause,
    runsIn: (text) => onMessage({ type: 'browser', text }),
    check: (claim, holds) => {
      if (!holds) throw new Error(`Not so: ${claim}`);
    },
    race: async (contenders, { group, ...options }) =>
      race(
        contenders,
        {
          time,
          pause,
          step,
          ...(sampleMs !== undefined && { sampleMs }),
          ...(comparedMs !== undefined && { comparedMs }),
          keep: ({ contender, ms, calls, isWarmUp }) => {
            const { name, limit, size, sizeUnit, scaledBy, isPeer } = contender;
            const kind = /** @type {FigureKind} */ ({
              name,
              group,
              unit: 'ms',
              better: 'less',
              clock,
              ...(limit !== undefined && { limit }),
              ...(size !== undefined && { size }),
              ...(sizeUnit !== undefined && { sizeUnit }),
              ...(isPeer !== undefined && { isPeer }),
              ...(scaledBy !== undefined && { scaledBy }),
            });
            onMessage({ type: 'sample', kind, block: 0, value: ms, calls, isWarmUp });
          },
        },
        options,
      ),
    record: (kind, values, { block = 0, warmUp = [], notes = [] } = {}) => {
      const sample = /** @type {const} */ ({ type: 'sample', kind, block, calls: 1 });
      for (const value of warmUp) onMessage({ ...sample, value, isWarmUp: true });
      for (const [at, value] of values.entries()) {
        const isLast = at === values.length - 1;
        onMessage({ ...sample, value, isWarmUp: false, ...(isLast && notes.length > 0 && { notes }) });
      }
    },
  };
};
