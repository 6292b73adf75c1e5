/**
 * @typedef {object} Probe
 * @property {{ at: number, ms: number }[]} longTasks
 * @property {number[]} frames
 * @property {number} startedAt
 * @property {number} readyAt
 */

/** Runs in the page before anything else: the cookie banner has been answered, as on every visit but the first. */
export const refuseCookies = () => {
  const choice = { necessary: true, analytics: false, marketing: false, preferences: false };
  localStorage.setItem('hueloom-cookie-consent', JSON.stringify({ ...choice, lastUpdated: '2026-01-01' }));
};

/**
 * Runs in the page before anything else: records long tasks, when the first frame after the swatches appeared was
 * produced, and if asked for the gaps between frames. Asking for every frame makes the page draw every frame, which
 * takes from the very cores that decode: whoever measures the reading does without.
 * @param {boolean} isWatchingFrames
 */
export const installProbe = (isWatchingFrames) => {
  /** @type {Probe} */
  const probe = { longTasks: [], frames: [], startedAt: 0, readyAt: 0 };
  Object.assign(window, { benchProbe: probe });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.longTasks.push({ at: entry.startTime, ms: entry.duration });
  }).observe({ type: 'longtask', buffered: true });

  /** @param {number} now */
  const onFrame = (now) => {
    probe.frames.push(now);
    requestAnimationFrame(onFrame);
  };
  if (isWatchingFrames) requestAnimationFrame(onFrame);
};

/** Makes the probe ready for the next file: the clock starts when it is chosen, and ends when swatches are painted. */
export const startProbe = () => {
  const { benchProbe: probe } = /** @type {Window & { benchProbe: Probe }} */ (
    /** @type {unknown} */ (window)
  );
  probe.startedAt = 0;
  probe.readyAt = 0;
  let wereTaken = false;
  const observer = new MutationObserver(() => {
    // The swatches are buttons that can be pressed; nothing else on the page comes in such numbers.
    const areThere = document.querySelectorAll('button[aria-pressed]').length > 150;
    wereTaken ||= !areThere;
    if (!areThere || !wereTaken) return;
    observer.disconnect();
    requestAnimationFrame(() => (probe.readyAt = performance.now()));
  });
  const begin = () => {
    probe.startedAt = performance.now();
    // Swatches of a picture before are still there.
    wereTaken = document.querySelectorAll('button[aria-pressed]').length === 0;
    observer.observe(document.body, { subtree: true, childList: true });
  };
  // Capture phase: the clock starts before the page's own handler runs.
  addEventListener('change', begin, { capture: true, once: true });
};

/** Whether half a second has gone by since the swatches were painted. */
export const isSettled = () => {
  const { readyAt } = /** @type {Window & { benchProbe: Probe }} */ (/** @type {unknown} */ (window))
    .benchProbe;
  return readyAt > 0 && performance.now() > readyAt + 550;
};

/** What the probe saw between the choice of the file and half a second after the swatches were painted. */
export const readProbe = () => {
  const { longTasks, frames, startedAt, readyAt } = /** @type {Window & { benchProbe: Probe }} */ (
    /** @type {unknown} */ (window)
  ).benchProbe;
  const until = readyAt + 500;
  const tasks = longTasks.filter(({ at, ms }) => at + ms >= startedAt && at <= until);
  const measure = /** @type {PerformanceMeasure | undefined} */ (
    performance.getEntriesByName('image-extraction').at(-1)
  );
  // Reading is the worker's time: what the page drops then, it drops for nothing. Painting is the page's own work.
  const readAt = measure ? measure.startTime + measure.duration : readyAt;
  const gapsBetween = (/** @type {number} */ from, /** @type {number} */ to) => {
    const seen = frames.filter((at) => at >= from && at <= to);
    return seen.slice(1).map((at, index) => at - (seen[index] ?? at));
  };
  const reading = gapsBetween(startedAt - 17, readAt);
  const painting = gapsBetween(reading.length > 0 ? readAt - 17 : startedAt, until);
  return {
    totalMs: readyAt - startedAt,
    longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
    longTasks: tasks.length,
    readingGapMs: Math.max(0, ...reading),
    paintingGapMs: Math.max(0, ...painting),
    worker: /** @type {{ decodeMs: number, totalMs: number } | undefined} */ (measure?.detail),
  };
};
