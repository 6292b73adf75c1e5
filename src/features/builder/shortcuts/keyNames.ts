import type { KeyCombo } from './keyCombo';

export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
};
const nameOf = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The keys of a combination as labeled on this keyboard: ['Ctrl', 'S'] or ['⌘', 'S']. */
export const comboKeys = ({ key, mod, shift }: KeyCombo): readonly string[] => {
  const name = nameOf(key);
  // Apple writes Shift before Command.
  const keys = isApple() ? [shift && '⇧', mod && '⌘', name] : [mod && 'Ctrl', shift && 'Shift', name];
  return keys.filter((text) => typeof text === 'string');
};

/** For the hint on a button: '⌘S', 'Ctrl S', 'Space'. */
export const comboHint = (combo: KeyCombo): string => comboKeys(combo).join(isApple() ? '' : ' ');

/** For titles: 'Cmd+S', 'Ctrl+Shift+E', 'F'. */
export const comboTitle = ({ key, mod, shift }: KeyCombo): string =>
  [...(mod ? [isApple() ? 'Cmd' : 'Ctrl'] : []), ...(shift ? ['Shift'] : []), nameOf(key)].join('+');
