import { expect, it } from 'vitest';

import { testsOf } from './testsOf.mjs';

it.each([
  ['src/color', 'tests/color'],
  ['src/color/generate/safePalette.ts', 'tests/color/generate'],
  ['src/features/theme/RoleRow.tsx', 'tests/features/theme'],
  ['workers/video-extraction/common', 'tests/workers/video-extraction/common'],
  ['supabase/functions/stripe-webhook/logic.ts', 'tests/supabase/functions/stripe-webhook'],
])('the tests of %s are in %s', (path, folder) => {
  expect(testsOf(path)).toBe(folder);
});
