const FILE = '/mediabunny/dist/modules/src/matroska/ebml.js';

/**
 * What keeps the search for the next element of a damaged file from ending, and what ends it.
 * @type {readonly (readonly [string, string])[]}
 */
const MENDED = [
  // It goes on in steps that leave the last eight bytes, and asks for these eight over and over.
  ['if (slice.length < MAX_VAR_INT_SIZE)', 'if (slice.length <= MAX_VAR_INT_SIZE)'],
  // It begins at the element that could not be read, and finds that again where only its ID is valid.
  ['let currentPos = startPos;', 'let currentPos = startPos + 1;'],
];

/**
 * Mends mediabunny 1.61, which never comes back from some damaged or unfinished Matroska and WebM files.
 * @returns {import('vite').Plugin}
 */
export const resyncEnds = () => ({
  name: 'resync-ends',
  transform: {
    filter: { id: /\/matroska\/ebml\.js/ },
    handler: (code, id) => {
      if (!id.includes(FILE)) return null;
      // The second is written as the start of other searches, too.
      const from = code.indexOf('export const resync');
      const [before, search] = [code.slice(0, from), code.slice(from)];
      for (const [written] of MENDED)
        if (from < 0 || !search.includes(written))
          throw new Error('mediabunny looks for the next element in another way: is this still needed?');
      const mended = MENDED.reduce((text, [written, right]) => text.replace(written, right), search);
      return { code: before + mended, map: null };
    },
  },
});
