/** The part of the browser's lock manager that is used; a lock lasts until what `granted` returns has settled. */
export type Locks = {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal },
    granted: () => Promise<void>,
  ) => Promise<unknown>;
};

/** Which stored videos this page has open: a duplicated tab begins with the names of those of its original. */
export type Claims = {
  /** Whether the video is this page's from now on; not if another page has it open. Never rejects. */
  readonly claim: (video: string) => Promise<boolean>;
  readonly release: (video: string) => void;
};

/** After a reload, the page before it may hold its videos a moment longer, on a busy device more than a second. */
const WAIT_MS = 2000;

/** Without locks, as on an insecure connection, every claim is granted. */
export const createClaims = (locks: Locks | undefined): Claims => {
  const claims = new Map<string, Promise<boolean>>();
  const releases = new Map<string, () => void>();

  const request = async (video: string): Promise<boolean> =>
    new Promise((resolve) => {
      const hold = async (): Promise<void> => {
        resolve(true);
        await new Promise<void>((release) => releases.set(video, release));
      };
      const options = { signal: AbortSignal.timeout(WAIT_MS) };
      locks?.request(`hueloom-film ${video}`, options, hold).catch(() => {
        claims.delete(video);
        resolve(!options.signal.aborted);
      });
    });

  return {
    claim: async (video) => {
      if (!locks) return true;
      const claimed = claims.get(video) ?? request(video);
      claims.set(video, claimed);
      return claimed;
    },
    release: (video) => {
      claims.delete(video);
      releases.get(video)?.();
      releases.delete(video);
    },
  };
};
