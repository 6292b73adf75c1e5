import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { comboHint, comboKeys, comboTitle } from '../../../../src/features/builder/shortcuts/keyNames';

describe('the names of keys', () => {
  it.each([
    ['s', 'S'],
    ['?', '?'],
    [' ', 'Space'],
    ['ArrowLeft', '←'],
    ['Escape', 'Esc'],
    ['Delete', 'Del'],
    ['Backspace', 'Backspace'],
    ['Enter', 'Enter'],
    ['F10', 'F10'],
  ])('are those on a keyboard: %s is %s', (key, name) => {
    expect(comboKeys({ key })).toEqual([name]);
    expect(comboTitle({ key })).toBe(name);
  });

  it('follow the keys that are held', () => {
    const combo = { key: 'e', mod: true, shift: true };
    expect(comboKeys(combo)).toEqual(['Ctrl', 'Shift', 'E']);
    expect(comboHint(combo)).toBe('Ctrl Shift E');
    expect(comboTitle(combo)).toBe('Ctrl+Shift+E');
  });

  it('follow them as Apple writes them', () => {
    const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    onTestFinished(() => platform.mockRestore());
    const combo = { key: 'e', mod: true, shift: true };
    expect(comboKeys(combo)).toEqual(['⇧', '⌘', 'E']);
    expect(comboHint(combo)).toBe('⇧⌘E');
    expect(comboTitle(combo)).toBe('Cmd+Shift+E');
    expect(comboKeys({ key: 'e' })).toEqual(['E']);
  });
});
