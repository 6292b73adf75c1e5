import { COMMAND_GROUPS, type Command } from './command';

/** Without accents and capitals: 'Café' is found by 'cafe'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * How well a text has a word: as its first word, as another one (by 'pro' 'Become PRO' is meant before 'Procreate'), at its
 * very start, at the start of one of its words, inside of one; Infinity where it has not.
 */
const rankOf = (text: string, word: string): number => {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  if (words.includes(word)) return words[0] === word ? 0 : 1;
  if (text.startsWith(word)) return 2;
  if (words.some((each) => each.startsWith(word))) return 3;
  return text.includes(word) ? 4 : Infinity;
};

/** What only its group or its further words have comes after what is called so. */
const BESIDE = 5;

const rank = ({ label, group, words = '' }: Command, asked: readonly string[]): number => {
  const name = plain(label);
  const beside = plain(`${words} ${group}`);
  return asked.reduce((sum, word) => {
    const own = rankOf(name, word);
    return sum + (own < Infinity ? own : BESIDE + rankOf(beside, word));
  }, 0);
};

export type CommandSection = { readonly group: Command['group']; readonly commands: readonly Command[] };

/**
 * The commands that have every word of a text, the best first in each group, and the group of the best one first; without
 * a text, all of them in their order.
 */
export const matchCommands = (commands: readonly Command[], text: string): readonly CommandSection[] => {
  const asked = plain(text).split(/\s+/).filter(Boolean);
  const sections = COMMAND_GROUPS.map((group) => {
    const ranked = commands
      .filter((command) => command.group === group)
      // What was typed is meant as it is.
      .map((command) => ({ command, rank: group === 'What was typed' ? BESIDE * 3 : rank(command, asked) }))
      .filter((each) => each.rank < Infinity)
      .toSorted((a, b) => a.rank - b.rank);
    return { group, commands: ranked.map(({ command }) => command), best: ranked[0]?.rank ?? Infinity };
  }).filter((section) => section.commands.length > 0);
  return sections.toSorted((a, b) => (asked.length > 0 ? a.best - b.best : 0));
};
