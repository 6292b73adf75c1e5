import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/app/commands/command';
import { matchCommands } from '../../../src/app/commands/matchCommands';

const command = (group: Command['group'], label: string, words?: string): Command => ({
  id: label,
  group,
  label,
  ...(words !== undefined && { words }),
  run: () => {},
});
const COMMANDS = [
  command('Pages', 'Explore palettes', 'go to'),
  command('Palette', 'Export the palette'),
  command('Panels', 'Palette adjustments'),
  command('Export as', 'Tailwind 4', 'download .css'),
  command('Export as', 'CSS variables'),
  command('Recent palettes', 'Café crème'),
];
const found = (text: string): string[][] =>
  matchCommands(COMMANDS, text).map(({ group, commands }) => {
    const heading: string[] = [group];
    return heading.concat(commands.map(({ label }) => label));
  });

describe('what is typed', () => {
  it('lists everything in the order of the groups while it is nothing', () => {
    expect(found('  ')).toEqual([
      ['Recent palettes', 'Café crème'],
      ['Palette', 'Export the palette'],
      ['Pages', 'Explore palettes'],
      ['Panels', 'Palette adjustments'],
      ['Export as', 'Tailwind 4', 'CSS variables'],
    ]);
  });

  it('finds by every one of its words, wherever they stand', () => {
    expect(found('palette exp')).toEqual([
      ['Palette', 'Export the palette'],
      ['Pages', 'Explore palettes'],
    ]);
    expect(found('palette zebra')).toEqual([]);
  });

  it('puts first what begins so, then what has a word that begins so', () => {
    expect(found('palette')[0]).toEqual(['Panels', 'Palette adjustments']);
    // Further words count less than the name.
    expect(found('css')).toEqual([['Export as', 'CSS variables', 'Tailwind 4']]);
  });

  it('means a whole word before the beginning of a longer one', () => {
    const commands = [command('Export as', 'Procreate'), command('Account', 'Become PRO')];
    expect(matchCommands(commands, 'pro').map(({ group }) => group)).toEqual(['Account', 'Export as']);
  });

  it('asks for no accents and no capitals', () => {
    expect(found('CAFE creme')).toEqual([['Recent palettes', 'Café crème']]);
  });

  it('stays as it is where it is meant itself', () => {
    const typed = command('What was typed', 'Search Explore for “zebra”');
    expect(matchCommands([...COMMANDS, typed], 'zebra')).toEqual([
      { group: 'What was typed', commands: [typed], best: expect.any(Number) },
    ]);
  });
});
