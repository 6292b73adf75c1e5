import { describe, expect, it } from 'vitest';

import { designMd } from '../../src/theme/exports/designMd';
import { parseThemeQuery } from '../../src/theme/themeAddress';

const rulesOf = (query: string): string => {
  const theme = parseThemeQuery(query);
  if (typeof theme === 'string') throw new Error(theme);
  return designMd(theme);
};

describe('DESIGN.md', () => {
  it('promises readable pairs and distinct statuses where the theme has them', () => {
    const rules = rulesOf('h=teal.0d9488&g=f5f5f4');
    expect(rules).not.toContain('too little');
    expect(rules).toContain('told apart from each other and from `primary` by every kind of color vision');
  });

  it('names the pairs that a color chosen by hand makes unreadable, in their mode alone', () => {
    const rules = rulesOf('h=teal.0d9488&g=f5f5f4&rl=link.teal.2');
    const [, , , light, dark] = rules
      .split('\n')
      .filter((line) => line.startsWith('| `link` on `background`'))
      .flatMap((line) => line.split('|'));
    expect(light).toMatch(/too little/);
    expect(dark).not.toMatch(/too little/);
    expect(rules).toContain('put no text and no control in that pair in that mode');
  });

  it('says which areas are faint, in which mode, and that control outlines them', () => {
    const rules = rulesOf('h=orange.ff8800_navy.121b2b_cyan.40b1b7&g=0a141e');
    expect(rules).toContain(
      'Outline in `control` those with less than 3 : 1 on a ground: in light `primary`',
    );
    expect(/; in dark ([^.]*)\./.exec(rules)?.[1]).toContain('`success`');
  });

  it('asks for no outline in a mode whose areas all stand out, and for none at all where both have such', () => {
    const all = (alias: string): string =>
      ['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info']
        .map((role) => `${role}.${alias}`)
        .join('_');
    const inLight = rulesOf(`h=teal.0d9488&rd=${all('white')}`);
    expect(inLight).toContain('less than 3 : 1 on a ground: in light');
    expect(inLight).not.toContain('; in dark');
    const nowhere = rulesOf(`h=teal.0d9488&rl=${all('black')}&rd=${all('white')}`);
    expect(nowhere).toContain('Every filled area has 3 : 1 and more on all four grounds by itself.');
    expect(nowhere).not.toContain('Outline in');
  });

  it('says which status colors are not told apart', () => {
    const rules = rulesOf('h=teal.0d9488&g=f5f5f4&rl=success.neutral.6_info.neutral.6');
    expect(rules).not.toContain('by every kind of color vision');
    expect(rules).toContain('`success` and `info` (normal vision, light)');
  });
});
