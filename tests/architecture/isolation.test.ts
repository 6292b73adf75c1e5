import { describe, expect, it } from 'vitest';
import configuration from '../../vite.config?raw';

const SOURCES: Record<string, string> = import.meta.glob(
  ['../**/*.test.{ts,tsx}', '!../e2e/**', '!../browsers/**', '!../architecture/**'],
  { query: '?raw', import: 'default', eager: true },
);
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

const listed = /const ALONE = \[(?<files>[^\]]*)\]/.exec(configuration)?.groups?.files ?? '';
const alone = Array.from(listed.matchAll(/'tests\/(?<file>[^']+)'/g), ({ groups }) => `../${groups?.file}`);

describe('tests that share their modules', () => {
  it('replace none of them: those that do are listed as alone, and no others', () => {
    const replacing = Object.keys(SOURCES).filter((file) => REPLACES_MODULES.test(SOURCES[file] ?? ''));
    expect(alone.toSorted()).toEqual(replacing.toSorted());
  });
});
