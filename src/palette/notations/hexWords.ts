/** English words of three and six letters that are also hex, and the magic numbers that programmers use. */
const WORDS = new Set(
  'ace add ade baa bad bed bee cab cad dab dad deb ebb fab fad fed fee abb aba bae dae fae accede beaded bedded dabbed deaded decade deeded deface efface facade faced deadbeef cafebabe feedface'.split(
    ' ',
  ),
);

/** Whether hex without '#' is also a word: 'Bee', 'facade'. */
export const isHexWord = (text: string): boolean => WORDS.has(text.toLowerCase());
