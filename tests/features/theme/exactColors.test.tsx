import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTheme } from './openTheme';

it('exact colors between the steps of a scale each have a name of their own', async () => {
  const { user, place } = await openTheme('/theme?h=teal.0d9488.2dd4bf.115e59&s=a.b');
  await user.click(place('Link in light'));
  const dialog = await screen.findByRole('dialog', { name: 'Link in light' });
  const names = () =>
    within(dialog)
      .getAllByRole('button', { name: /^teal exact/ })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  // The first one is a step.
  expect(names()).toEqual(['teal exact 2, #2DD4BF', 'teal exact 3, #115E59']);
  const search = within(dialog).getByRole('searchbox', { name: 'Find a step' });
  await user.type(search, 'teal exact 3');
  expect(names()).toEqual(['teal exact 3, #115E59']);
  await user.clear(search);
  await user.type(search, '#115E59');
  expect(names()).toContain('teal exact 3 #115E59 ΔE 0');
  expect(new Set(names()).size).toBe(names().length);
});
