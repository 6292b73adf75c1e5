import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join('src', path));

const OF_ENGINES = [/::-webkit-/, /::-moz-/];

it('asks for the parts of one engine in rules of their own: another engine drops a rule of parts it does not know', () => {
  const mixed = SHEETS.flatMap((path) =>
    readFileSync(path, 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .split(/[{}]/)
      .filter((text) => OF_ENGINES.every((engine) => engine.test(text)))
      .map((selectors) => `${path}: ${selectors.trim()}`),
  );
  expect(SHEETS.length).toBeGreaterThan(0);
  expect(mixed).toEqual([]);
});
