/**
 * @typedef {object} Probe
 * @property {{ at: number, ms: number }[]} longTasks
 * @property {number[]} frames
 * @property {number} startedAt
 * @property {number} readyAt
 */

/** Runs in the page before anything else: the cookie banner was answered, as on every visit after the first. */
export const refuseCookies = () => {
  const choice = { necessary: true, analytics: false, marketing: false, preferences: false };
  localStorage.setItem('hueloom-cookie-consent', JSON.stringify({ ...choice, lastUpdated: '2026-01-01' }));
};

/**
 * Runs in the page before anything else: records long tasks, when the first frame after the swatches appeared was
 * produced, and optionally the gaps between frames. Requesting every frame makes the page draw every frame, which takes
 * time from the cores that decode: leave it off to measure reading.
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

/** Prepares the probe for the next file: the clock starts when it is chosen and ends when swatches are painted. */
export const startProbe = () => {
  const { benchProbe: probe } = /** @type {Window & { benchProbe: Probe }} */ (
    /** @type {unknown} */ (window)
  );
  probe.startedAt = 0;
  probe.readyAt = 0;
  let wereTaken = false;
  const observer = new MutationObserver(() => {
    // The swatches are toggle buttons; nothing else on the page comes in such numbers.
    const areThere = document.querySelectorAll('button[aria-pressed]').length > 150;
    wereTaken ||= !areThere;
    if (!areThere || !wereTaken) return;
    observer.disconnect();
    requestAnimationFrame(() => (probe.readyAt = performance.now()));
  });
  const begin = () => {
    probe.startedAt = performance.now();
    // Swatches of the previous picture may still be shown: they have to be removed first.
    wereTaken = document.querySelectorAll('button[aria-pressed]').length === 0;
    observer.observe(document.body, { subtree: true, childList: true });
  };
  // Capture phase: the clock starts before the page's own handler runs.
  addEventListener('change', begin, { capture: true, once: true });
};

/** Whether half a second has passed since the swatches were painted. */
export const isSettled = () => {
  const { readyAt } = /** @type {Window & { benchProbe: Probe }} */ (/** @type {unknown} */ (window))
    .benchProbe;
  return readyAt > 0 && performance.now() > readyAt + 550;
};

/** What the probe recorded from the choice of the file to half a second after the swatches were painted. */
export const readProbe = () => {
  const { longTasks, frames, startedAt, readyAt } = /** @type {Window & { benchProbe: Probe }} */ (
    /** @type {unknown} */ (window)
  ).benchProbe;
  const until = readyAt + 500;
  const tasks = longTasks.filter(({ at, ms }) => at + ms >= startedAt && at <= until);
  const measure = /** @type {PerformanceMeasure | undefined} */ (
    performance.getEntriesByName('image-extraction').at(-1)
  );
  // The worker reads, so the page has no reason to drop frames until then; painting is the page's own work.
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
