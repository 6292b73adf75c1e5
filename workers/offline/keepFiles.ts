/** A file of the app, from the list that the build makes. */
export type KeptFile = {
  readonly url: string;
  /** Null if the name changes with the content. */
  readonly revision?: string | null;
};

type Copy = {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly keyOf: (url: string) => string | undefined;
  readonly load: (request: Request) => Promise<Response>;
};

const DOCUMENT = 'index.html';

/** What the pages cannot start without: the build lists the document after all of that. */
export const firstOf = (files: readonly KeptFile[]): readonly KeptFile[] =>
  files.slice(0, files.findIndex(({ url }) => url === DOCUMENT) + 1);

/** More would hold up what the page itself requests. */
const AT_ONCE = 4;

/** An answer that was redirected cannot be that of a page. */
const asOwn = (response: Response): Response => {
  const { body, headers, status, statusText } = response;
  return response.redirected ? new Response(body, { headers, status, statusText }) : response;
};

/**
 * Adds the files that the copy lacks. Rejects if one cannot be loaded; those loaded by then stay, and the next attempt
 * goes on from there.
 */
export const keepFiles = async (files: readonly KeptFile[], { cache, keyOf, load }: Copy): Promise<void> => {
  const keep = async ({ url, revision }: KeptFile): Promise<void> => {
    const key = keyOf(url) ?? url;
    if (await cache.match(key)) return;
    // A name that stays may be in the HTTP cache with an older content.
    const request = new Request(url, {
      cache: typeof revision === 'string' ? 'reload' : 'default',
      credentials: 'same-origin',
    });
    const response = await load(request);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(key, asOwn(response));
  };
  const left = [...files];
  const keepNext = async (): Promise<void> => {
    const file = left.shift();
    if (!file) return;
    try {
      await keep(file);
    } catch (error) {
      // Nothing further is asked for.
      left.length = 0;
      throw error;
    }
    await keepNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
};
