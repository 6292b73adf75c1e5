import { CSS_COLOR_WORDS } from '../../color/cssColorWords';
import { misspelled } from '../../palette/misspelling';
import { COMMAND_GROUPS, type Command } from './command';

/** Lower case without accents: 'cafe' finds 'Café'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** A command as it is searched: its name, and its further words with those of its group. */
type Searched = { readonly name: string; readonly more: string };

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u);

const hasStart = (text: string, word: string): boolean => wordsOf(text).some((each) => each.startsWith(word));

/**
 * How a command matches a word, best first. Whole words come before the beginnings of longer ones, so that 'pro' means
 * 'Become PRO' rather than 'Procreate', and 'paste' the import rather than 'Pastel'.
 */
const MATCHES: readonly ((searched: Searched, word: string) => boolean)[] = [
  ({ name }, word) => wordsOf(name)[0] === word,
  ({ name }, word) => wordsOf(name).includes(word),
  ({ more }, word) => wordsOf(more).includes(word),
  ({ name }, word) => name.startsWith(word),
  ({ name }, word) => hasStart(name, word),
  ({ more }, word) => hasStart(more, word),
  ({ name }, word) => name.includes(word),
  ({ more }, word) => more.includes(word),
];

/** Above the rank of every match of one word. */
const LAST = MATCHES.length;
/** Below a whole word, above the beginning of one: 'red' means the color rather than 'redo'. */
const COLOR_WORD_RANK = 2.5;

/** The rank of the best match of every word; Infinity if one does not match. */
const rank = (
  { label, searched = label, group, words = '', replacesPalette = false }: Command,
  queryWords: readonly string[],
): number => {
  const texts = { name: plain(searched), more: plain(`${words} ${group}`) };
  return queryWords.reduce(
    (sum, word) => {
      const best = MATCHES.findIndex((matches) => matches(texts, word));
      return sum + (best === -1 ? Infinity : best);
    },
    replacesPalette ? LAST : 0,
  );
};

/** The rank of the commands made from the typed text, which need not match it: below all that do, unless it is a color. */
const rankOfTyped = (queryWords: readonly string[]): number =>
  CSS_COLOR_WORDS.includes(queryWords.join('')) ? COLOR_WORD_RANK : (queryWords.length + 1) * LAST;

export type CommandSection = { readonly group: Command['group']; readonly commands: readonly Command[] };

const sectionsOf = (
  commands: readonly Command[],
  queryWords: readonly string[],
): readonly CommandSection[] => {
  const sections = COMMAND_GROUPS.map((group) => {
    const ranked = commands
      .filter((command) => command.group === group)
      .map((command) => ({
        command,
        rank: group === 'What was typed' ? rankOfTyped(queryWords) : rank(command, queryWords),
      }))
      .filter((each) => each.rank < Infinity)
      .toSorted((a, b) => a.rank - b.rank);
    return { group, commands: ranked.map(({ command }) => command), best: ranked[0]?.rank ?? Infinity };
  }).filter((section) => section.commands.length > 0);
  return sections.toSorted((a, b) => (queryWords.length > 0 ? a.best - b.best : 0));
};

/** The words with those corrected that are one typo away from a word of some command: 'contrats' means 'contrast'. */
const corrected = (commands: readonly Command[], queryWords: readonly string[]): readonly string[] => {
  const known = commands
    .filter(({ group }) => group !== 'What was typed')
    .flatMap(({ label, searched = label, words = '' }) => wordsOf(plain(`${searched} ${words}`)));
  return queryWords.map((word) =>
    known.some((each) => each.startsWith(word)) ? word : (misspelled(word, known) ?? word),
  );
};

/**
 * The commands that match every word of the text, best first within each group, and the group with the best match
 * first; without text, all commands in their order. Where nothing matches, typos are corrected.
 */
export const matchCommands = (commands: readonly Command[], text: string): readonly CommandSection[] => {
  const queryWords = plain(text).split(/\s+/).filter(Boolean);
  const sections = sectionsOf(commands, queryWords);
  if (sections.some(({ group }) => group !== 'What was typed')) return sections;
  return sectionsOf(commands, corrected(commands, queryWords));
};
