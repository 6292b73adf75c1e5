/** English words of three and six letters that are hex by chance, and those that programmers fill memory with. */
const WORDS = new Set(
  'ace add ade baa bad bed bee cab cad dab dad deb ebb fab fad fed fee abb aba bae dae fae accede beaded bedded dabbed deaded decade deeded deface efface facade faced deadbeef cafebabe feedface'.split(
    ' ',
  ),
);

/** Whether hex without a sign is a word as well: 'Bee', 'facade'. */
export const isHexWord = (text: string): boolean => WORDS.has(text.toLowerCase());
