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

  it('says which status colors are not told apart', () => {
    const rules = rulesOf('h=teal.0d9488&g=f5f5f4&rl=success.neutral.6_info.neutral.6');
    expect(rules).not.toContain('by every kind of color vision');
    expect(rules).toContain('`success` and `info` (normal vision, light)');
  });
});
