import { expect, it } from 'vitest';
import { mapAliases } from '../../src/theme/mapAliases';

it('changes the aliases of chosen roles, and leaves those of null to the rules', () => {
  const chosen = { text: { pure: 'black' }, primary: { scale: 'teal', step: 5 } } as const;
  expect(mapAliases(chosen, (alias, role) => (role === 'text' ? null : { ...alias, step: 6 }))).toEqual({
    primary: { scale: 'teal', step: 6 },
  });
  expect(mapAliases(chosen, (alias) => alias)).toEqual(chosen);
});
