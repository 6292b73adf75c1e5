import { COMMAND_GROUPS, type Command } from './command';

/** Lower case without accents: 'cafe' finds 'Café'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * How well a text matches a word, best first: equals its first word, equals another word ('pro' means 'Become PRO'
 * rather than 'Procreate'), at the start of the text, at the start of a word, inside a word; Infinity if it does not.
 */
const rankOf = (text: string, word: string): number => {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  if (words.includes(word)) return words[0] === word ? 0 : 1;
  if (text.startsWith(word)) return 2;
  if (words.some((each) => each.startsWith(word))) return 3;
  return text.includes(word) ? 4 : Infinity;
};

/** Added to matches of the group or the additional words only: they rank below matches of the label. */
const SECONDARY_PENALTY = 5;

const rank = (
  { label, searched = label, group, words = '' }: Command,
  queryWords: readonly string[],
): number => {
  const name = plain(searched);
  const secondary = plain(`${words} ${group}`);
  return queryWords.reduce((sum, word) => {
    const own = rankOf(name, word);
    return sum + (own < Infinity ? own : SECONDARY_PENALTY + rankOf(secondary, word));
  }, 0);
};

export type CommandSection = { readonly group: Command['group']; readonly commands: readonly Command[] };

/**
 * The commands that match every word of the text, best first within each group, and the group with the best match
 * first; without text, all commands in their order.
 */
export const matchCommands = (commands: readonly Command[], text: string): readonly CommandSection[] => {
  const queryWords = plain(text).split(/\s+/).filter(Boolean);
  const sections = COMMAND_GROUPS.map((group) => {
    const ranked = commands
      .filter((command) => command.group === group)
      // Commands made from the typed text need not match it.
      .map((command) => ({
        command,
        rank: group === 'What was typed' ? SECONDARY_PENALTY * 3 : rank(command, queryWords),
      }))
      .filter((each) => each.rank < Infinity)
      .toSorted((a, b) => a.rank - b.rank);
    return { group, commands: ranked.map(({ command }) => command), best: ranked[0]?.rank ?? Infinity };
  }).filter((section) => section.commands.length > 0);
  return sections.toSorted((a, b) => (queryWords.length > 0 ? a.best - b.best : 0));
};
