import { expect, it } from 'vitest';
import { checksOf } from './steps.mjs';

it('a change of a kernel alone, which is not linted, fails no lint', async () => {
  const lint = checksOf(['/assembly/kernels/contrast.ts']).find(({ name }) => name === 'lint');
  await expect(lint?.run()).resolves.toEqual({});
});

it('a change of tables or pages alone is not linted at all', () => {
  const names = checksOf(['/index.html', '/supabase/migrations/0_tables.sql']).map(({ name }) => name);
  expect(names).toEqual(['types', 'unused', 'format']);
});
