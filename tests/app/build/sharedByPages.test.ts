import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedByPages } from '../../../src/app/build/sharedByPages.mjs';

const pathOf = (name: string): string => join(import.meta.dirname, '../../../src', name);

/** What each module imports statically. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'pages/A.tsx': ['Panel.tsx', 'onlyA.ts'],
  'pages/B.tsx': ['Menu.tsx'],
  'pages/C.tsx': ['onlyC.ts'],
  'Panel.tsx': ['Menu.tsx'],
  'Menu.tsx': ['keys.ts'],
  'keys.ts': ['Menu.tsx'],
};
const modules = {
  getModuleInfo: (id: string) => {
    const imported = Object.entries(IMPORTS).find(([name]) => pathOf(name) === id)?.[1];
    return imported === undefined ? null : { importedIds: imported.map(pathOf) };
  },
};

describe('the group of what several pages are made of', () => {
  const nameOf = sharedByPages('tools', ['src/pages/A', 'src/pages/B']);
  const groupOf = (name: string): string | null => nameOf(pathOf(name), modules);

  it('has what two of them import, also through other modules', () => {
    expect(['Menu.tsx', 'keys.ts'].map(groupOf)).toEqual(['tools', 'tools']);
  });

  it('has nothing that one of them alone imports, and no other page', () => {
    const others = ['Panel.tsx', 'onlyA.ts', 'onlyC.ts', 'pages/A.tsx', 'pages/C.tsx'];
    expect(others.map(groupOf)).toEqual(others.map(() => null));
  });
});
