import { describe, expect, it } from 'vitest';
import {
  isSingleKey,
  matchesCombo,
  type Keystroke,
} from '../../../../src/features/builder/shortcuts/keyCombo';

const stroke = (key: string, held: Partial<Keystroke> = {}): Keystroke => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe('a combination of keys', () => {
  it('fits its key, and no other', () => {
    expect(matchesCombo(stroke(' '), { key: ' ' })).toBe(true);
    expect(matchesCombo(stroke('Enter'), { key: ' ' })).toBe(false);
  });

  it('fits a letter with Caps Lock on, but not with Shift', () => {
    expect(matchesCombo(stroke('F'), { key: 'f' })).toBe(true);
    expect(matchesCombo(stroke('F', { shiftKey: true }), { key: 'f' })).toBe(false);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'] as const)('of one key does not fit with %s held', (held) => {
    for (const key of [' ', 'f', '1', 'ArrowLeft'])
      expect(matchesCombo(stroke(key, { [held]: true }), { key })).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey'] as const)(
    'with a modifier fits with %s, and only with its own Shift',
    (held) => {
      const undo = { key: 'z', mod: true };
      const redo = { key: 'z', mod: true, shift: true };
      expect(matchesCombo(stroke('z', { [held]: true }), undo)).toBe(true);
      expect(matchesCombo(stroke('z', { [held]: true }), redo)).toBe(false);
      expect(matchesCombo(stroke('Z', { [held]: true, shiftKey: true }), redo)).toBe(true);
      expect(matchesCombo(stroke('Z', { [held]: true, shiftKey: true }), undo)).toBe(false);
      expect(matchesCombo(stroke('z', { [held]: true, altKey: true }), undo)).toBe(false);
      expect(matchesCombo(stroke('z'), undo)).toBe(false);
    },
  );

  it('fits digits and signs wherever a keyboard has them', () => {
    expect(matchesCombo(stroke('?', { shiftKey: true }), { key: '?' })).toBe(true);
    expect(matchesCombo(stroke('?'), { key: '?' })).toBe(true);
    expect(matchesCombo(stroke('1', { shiftKey: true }), { key: '1' })).toBe(true);
  });

  it('fits the same place on keyboards of another alphabet', () => {
    expect(matchesCombo(stroke('а', { code: 'KeyF' }), { key: 'f' })).toBe(true);
    expect(matchesCombo(stroke('ы', { code: 'KeyS', ctrlKey: true }), { key: 's', mod: true })).toBe(true);
    expect(matchesCombo(stroke('é', { code: 'Digit2' }), { key: '2' })).toBe(false);
  });

  it('is one key alone without a modifier, unless it answers what is open', () => {
    expect([' ', 'f', '?', '5', 'ArrowLeft'].map((key) => isSingleKey({ key }))).not.toContain(false);
    expect(isSingleKey({ key: 's', mod: true })).toBe(false);
    expect(isSingleKey({ key: 'Escape' })).toBe(false);
    expect(isSingleKey({ key: 'Enter' })).toBe(false);
  });
});
