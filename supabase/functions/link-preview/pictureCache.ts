type Picture = Uint8Array<ArrayBuffer>;

/** Drawn pictures by their colors: the ones asked for last, and each drawn once however many ask at a time. */
export type PictureCache = {
  readonly get: (colors: string) => Promise<Picture> | undefined;
  /** Keeps what is being drawn; what fails is forgotten. */
  readonly keep: (colors: string, picture: Promise<Picture>) => Promise<Picture>;
};

/** @param most how many are kept, 2 to 4 kB each */
export const createPictureCache = (most: number): PictureCache => {
  // A Map lists its entries in the order in which they were set.
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
