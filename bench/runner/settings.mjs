/** Environment variables that change what suites measure, beside the pictures that `HUELOOM_MEDIA` names. */
const NAMES = ['BENCH_MINUTES', 'HUELOOM_FILMS', 'HUELOOM_FILMS_OF', 'HUELOOM_FILM_SEEDS'];

/** @typedef {Readonly<Record<string, string>>} Settings */

/**
 * Those that are set.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @returns {Settings}
 */
export const readSettings = (environment = process.env) =>
  Object.fromEntries(
    NAMES.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );

/** As they are written before a command. @param {Settings} settings */
export const nameSettings = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/**
 * Why figures of one run cannot stand beside those of another one, which measured other work; null if they can. Older
 * results do not say what was set.
 * @param {Settings | undefined} then
 * @param {Settings | undefined} now
 */
export const whyOtherSettings = (then, now) => {
  if (!then || !now) return null;
  const [before, after] = [then, now].map((settings) => nameSettings(settings) || 'nothing set');
  return before === after ? null : `taken with ${before}, here with ${after}`;
};
