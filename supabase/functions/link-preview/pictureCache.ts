type Picture = Uint8Array<ArrayBuffer>;

/** An LRU cache of drawn pictures by their colors; concurrent requests share one drawing. */
export type PictureCache = {
  readonly get: (colors: string) => Promise<Picture> | undefined;
  /** Keeps a pending drawing; a failed one is removed. */
  readonly keep: (colors: string, picture: Promise<Picture>) => Promise<Picture>;
};

/** @param most how many are kept, 2 to 4 kB each */
export const createPictureCache = (most: number): PictureCache => {
  // A Map iterates its entries in insertion order.
  const kept = new Map<string, Promise<Picture>>();
  const moveToEnd = (colors: string, picture: Promise<Picture>): void => {
    kept.delete(colors);
    kept.set(colors, picture);
  };
  return {
    get: (colors) => {
      const found = kept.get(colors);
      if (found) moveToEnd(colors, found);
      return found;
    },
    keep: (colors, picture) => {
      moveToEnd(colors, picture);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      picture.catch(() => kept.delete(colors));
      return picture;
    },
  };
};
