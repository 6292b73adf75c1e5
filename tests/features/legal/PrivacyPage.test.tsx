import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PATHS } from '../../../src/domain/paths';
import { renderApp } from '../../support/renderApp';

it('says when it was last changed and leads back home [L-03]', async () => {
  const { user, location } = renderApp(PATHS.privacy);
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeDefined();
  expect(screen.getByText('Last updated July 2025')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(location().pathname).toBe(PATHS.home);
});
