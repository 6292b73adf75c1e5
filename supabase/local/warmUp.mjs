/** The home page's requests to the database. */
const ASKED_FIRST = [
  '/rest/v1/palette_of_the_week?select=*&limit=1',
  '/rest/v1/project_palettes?select=*&is_public=eq.true&limit=50&order=selection_count.desc',
];
const SCRIPTS = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;
/** Time limit: the pages are ready without the warm-up. */
const PATIENCE_MS = 5000;

/**
 * Makes the first page's requests once: at first use, code runs slowly and files are compressed, which would slow down
 * the first visit, on the same machine as the browser.
 * @param {string} origin
 * @param {string} apikey
 */
export const warmUp = async (origin, apikey) => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const ask = async (/** @type {string} */ path) =>
    (await fetch(`${origin}${path}`, { signal, headers: { apikey, 'accept-encoding': 'br' } })).text();
  const page = ask('/').then((html) =>
    Promise.all(Array.from(html.matchAll(SCRIPTS), ([, path = '']) => ask(path))),
  );
  // A failure is reported when the same is requested later.
  await Promise.allSettled([page, ...ASKED_FIRST.map(ask)]);
};
