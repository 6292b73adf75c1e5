/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts in microseconds
 * @property {number} [dur]
 * @property {number} [tdur] CPU time of the thread, which other programs on the machine cannot lengthen
 * @property {{ data?: { type?: string, duration?: number } }} [args]
 */

/** Trace categories for scripts, marks, and the latency from an input to the next painted frame. */
export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
];

/** What DevTools counts as scripting, garbage collection included. */
const SCRIPTING = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'HandlePostMessage',
  'MajorGC',
  'MinorGC',
  'RunMicrotasks',
  'TimerFire',
  'V8.GC_TASK',
  'v8.callFunction',
  'v8.compile',
]);

/** Rendering work that a script can force synchronously; DevTools does not count it as scripting. */
const RENDERING = new Set(['Layout', 'UpdateLayoutTree']);

/** @param {TraceEvent} event */
const runMs = ({ tdur, dur = 0 }) => (tdur ?? dur) / 1000;

/** @param {readonly TraceEvent[]} events */
const sumMs = (events) => events.reduce((sum, event) => sum + runMs(event), 0);

/**
 * The outermost events: an event inside another one is part of it.
 * @param {readonly TraceEvent[]} events
 */
const outermost = (events) => {
  let end = -Infinity;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
};

/**
 * What the main thread did between each pair of marks `<name>:from` and `<name>:to`.
 * @param {readonly TraceEvent[]} events of a whole trace
 * @param {readonly string[]} names
 */
export const measureMarks = (events, names) => {
  const wanted = new Set(names.flatMap((name) => [`${name}:from`, `${name}:to`]));
  const marks = new Map(events.filter(({ name }) => wanted.has(name)).map((event) => [event.name, event]));
  const [anyMark] = marks.values();
  if (!anyMark) throw new Error('The trace has none of the marks');
  const own = events.filter(({ pid, tid }) => pid === anyMark.pid && tid === anyMark.tid);
  const scripts = outermost(own.filter(({ name, ph }) => ph === 'X' && SCRIPTING.has(name)));
  const isForced = (/** @type {TraceEvent} */ { ts }) =>
    scripts.some((script) => ts >= script.ts && ts < script.ts + (script.dur ?? 0));
  const forced = outermost(own.filter((event) => RENDERING.has(event.name) && event.ph === 'X')).filter(
    isForced,
  );
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  const inputs = events.filter(
    ({ name, ph, pid }) => name === 'EventTiming' && ph === 'b' && pid === anyMark.pid,
  );

  return names.map((name) => {
    const from = marks.get(`${name}:from`)?.ts ?? Number.NaN;
    const to = marks.get(`${name}:to`)?.ts ?? Number.NaN;
    // The script that sets the second mark runs on the same thread, but is no work of the page.
    const within = (/** @type {TraceEvent} */ { ts, dur = 0 }) => ts > from && ts + dur < to;
    const ran = scripts.filter(within);
    return {
      scriptMs: sumMs(ran) - sumMs(forced.filter(within)),
      /** Forced synchronous style and layout. */
      forcedMs: sumMs(forced.filter(within)),
      /** CPU time of all tasks of the thread. */
      busyMs: sumMs(tasks.filter(within)),
      /** Everything in it: scripts, style, layout and paint. */
      longestTaskMs: Math.max(0, ...tasks.filter(within).map(runMs)),
      /** From the input to the frame that shows its effect; browsers round it to 8 ms. */
      paintedMs: Math.max(0, ...inputs.filter(within).map(({ args }) => args?.data?.duration ?? 0)),
    };
  });
};
