const FILE = '/mediabunny/dist/modules/src/matroska/ebml.js';
const ENDLESS = 'if (slice.length < MAX_VAR_INT_SIZE)';

/**
 * mediabunny 1.61 never ends with a Matroska or WebM file of which the end is damaged or empty: it looks for the next
 * element in steps that leave the last eight bytes, and asks for these eight over and over. Here it ends with them.
 * @returns {import('vite').Plugin}
 */
export const resyncEnds = () => ({
  name: 'resync-ends',
  transform: {
    filter: { id: /\/matroska\/ebml\.js/ },
    handler: (code, id) => {
      if (!id.includes(FILE)) return null;
      if (code.split(ENDLESS).length !== 2)
        throw new Error('mediabunny looks for the next element in another way: is this still needed?');
      return { code: code.replace(ENDLESS, ENDLESS.replace('<', '<=')), map: null };
    },
  },
});
