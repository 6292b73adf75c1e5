type Part = { sheet: Blob; start: number; readonly size: number };

/** A still of a film: the part of a blob that it comes to share with the ones beside it. */
export type FilmStill = Readonly<Part>;

/** The stills of a film by index of their frames. */
export type FilmStills = {
  readonly at: (index: number) => FilmStill | undefined;
  readonly put: (index: number, jpeg: Blob) => void;
};

/**
 * Stills that share a blob. A blob of its own for each costs the browser three times the still's bytes beside them:
 * about a hundred megabytes for the 7,200 of a long film.
 */
export const STILLS_PER_SHEET = 64;

/** The picture itself. What is made here counts as a blob of its own for as long as somebody holds it. */
export const openStill = ({ sheet, start, size }: FilmStill): Blob =>
  size === sheet.size ? sheet : sheet.slice(start, start + size, sheet.type);

const gather = (stills: readonly Part[]): void => {
  const sheet = new Blob(stills.map(openStill), { type: stills[0]?.sheet.type ?? '' });
  let start = 0;
  for (const still of stills) {
    still.sheet = sheet;
    still.start = start;
    start += still.size;
  }
};

export const createFilmStills = (): FilmStills => {
  const stills: FilmStill[] = [];
  let loose: Part[] = [];
  return {
    at: (index) => stills[index],
    put: (index, jpeg) => {
      const still = { sheet: jpeg, start: 0, size: jpeg.size };
      stills[index] = still;
      loose.push(still);
      if (loose.length < STILLS_PER_SHEET) return;
      gather(loose);
      loose = [];
    },
  };
};
