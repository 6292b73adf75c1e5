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

  it('is found in spite of a typo, where nothing is called as it was typed', () => {
    expect(found('exprot')).toEqual(found('export'));
    expect(found('palete exprot')).toEqual([['Palette', 'Export the palette']]);
    expect(found('dowload')).toEqual([['Export as', 'Tailwind 4']]);
    expect(found('qwxz')).toEqual([]);
    expect(found('q'.repeat(2000))).toEqual([]);
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

  it('means a whole further word before the beginning of a name, and that before the inside of one', () => {
    const commands = [
      command('Export as', 'Procreate'),
      command('Generate by', 'Pastel'),
      command('Palette', 'Import a palette', 'paste create'),
    ];
    expect(matchCommands(commands, 'paste').map(({ group }) => group)).toEqual(['Palette', 'Generate by']);
    expect(matchCommands(commands, 'create').map(({ group }) => group)).toEqual(['Palette', 'Export as']);
    expect(matchCommands(commands, 'cre').map(({ group }) => group)).toEqual(['Palette', 'Export as']);
  });

  it('means what replaces the palette last, but before what was typed', () => {
    const commands = [
      { ...command('Generate by', 'Dark'), replacesPalette: true },
      command('View', 'Shades', 'darkening'),
      command('What was typed', 'Search Explore for “dark”'),
    ];
    expect(matchCommands(commands, 'dark').map(({ group }) => group)).toEqual([
      'View',
      'Generate by',
      'What was typed',
    ]);
  });

  it('means a color before a longer word that begins like it', () => {
    const search = command('What was typed', 'Search Explore for “red”');
    const commands = [search, command('History', 'Next palette', 'redo')];
    expect(matchCommands(commands, 'red').map(({ group }) => group)).toEqual(['What was typed', 'History']);
    const named = command('Palette', 'Select Cherry Red');
    expect(matchCommands([...commands, named], 'red')[0]?.group).toBe('Palette');
    expect(matchCommands(commands, 'redo')[0]?.group).toBe('History');
  });

  it('means what has all of many words before a search for them', () => {
    const commands = [
      command('What was typed', 'Search Explore for “design system tokens”'),
      command('Pages', 'Theme', 'tokens design systematic'),
    ];
    expect(matchCommands(commands, 'design system token').map(({ group }) => group)).toEqual([
      'Pages',
      'What was typed',
    ]);
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
