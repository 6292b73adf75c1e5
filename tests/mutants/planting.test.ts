import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

import { ROOT } from '../../supabase/local/paths.mjs';
import { plant, planting } from './planting.mjs';

const FILE = 'src/color/mix.ts';
const SOURCE = 'export const half = a / 2;';

/** The text that the tests see of a file. */
const loaded = (file: string): unknown =>
  Reflect.apply(planting.transform as () => unknown, null, [SOURCE, join(ROOT, file)]) ?? SOURCE;

afterEach(() => plant(null));

it('puts a fault into the one file that it stands in, until another one is planted', () => {
  plant({ file: FILE, start: 20, end: 25, text: '(a * 2)' });
  expect(loaded(FILE)).toBe('export const half = (a * 2);');
  expect(loaded(`${FILE}?worker`)).toBe('export const half = (a * 2);');
  expect(loaded('src/color/other.ts')).toBe(SOURCE);
  plant(null);
  expect(loaded(FILE)).toBe(SOURCE);
});
