/**
 * @typedef {{ at: number, ms: number }} Task
 * @typedef {{ at: number, ms: number, scripts: { ms: number, text: string }[] }} LongFrame
 */

/**
 * Runs in the page before anything else: records every task over 50 ms, and for each frame that long the scripts in it.
 * The browser reports frames and tasks separately; a frame may hold several tasks.
 */
export const watchLongTasks = () => {
  /** @type {{ tasks: Task[], frames: LongFrame[] }} */
  const seen = { tasks: [], frames: [] };
  Object.assign(window, { benchLongTasks: seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      const scripts = /** @type {any[]} */ (entry.scripts).map(
        ({ duration, invoker, sourceURL, sourceFunctionName, sourceCharPosition }) => {
          const name = sourceFunctionName === '' ? 'a function without a name' : sourceFunctionName;
          const file = sourceURL.slice(sourceURL.lastIndexOf('/') + 1);
          return { ms: duration, text: `${name} in ${file}:${sourceCharPosition}, by ${invoker}` };
        },
      );
      seen.frames.push({ at: entry.startTime, ms: entry.duration, scripts });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
};

/** Runs in the page: returns what was recorded since the last call. */
export const takeLongTasks = () => {
  const seen = /** @type {Window & { benchLongTasks: { tasks: Task[], frames: LongFrame[] } }} */ (
    /** @type {unknown} */ (window)
  ).benchLongTasks;
  return { tasks: seen.tasks.splice(0), frames: seen.frames.splice(0) };
};

/**
 * The longest task, and for each long frame the script that ran longest in it.
 * @param {ReturnType<typeof takeLongTasks>} seen
 */
export const describeLongTasks = ({ tasks, frames }) => ({
  longestMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
  notes: tasks.map(({ at, ms }) => {
    const frame = frames.find((one) => one.at <= at + ms && at <= one.at + one.ms);
    const [script] = (frame?.scripts ?? []).toSorted((a, b) => b.ms - a.ms);
    const ran = script
      ? `${Math.round(script.ms)} ms in ${script.text}`
      : 'no script: style, layout or paint';
    return `${Math.round(ms)} ms: ${ran}`;
  }),
});
