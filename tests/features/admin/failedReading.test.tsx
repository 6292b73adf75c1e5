import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { PATHS } from '../../../src/domain/paths';
import { personOf } from '../../support/fakeAdmin';
import { openAdmin } from './openAdmin';

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  return () => log.mockRestore();
});

const office = (count: number) => ({
  people: Array.from({ length: count }, (_, index) => personOf(index + 1)),
  activities: [],
  administrators: [],
  tags: [],
  forbiddenTags: [],
});

it('users that cannot be counted are counted when it is tried again', async () => {
  const { user } = openAdmin(
    PATHS.adminUsers,
    { office: office(120) },
    {
      admin: {
        countUsers: vi
          .fn()
          .mockRejectedValueOnce(new BackendError('offline'))
          .mockResolvedValue({ total: 120, pro: 0 }),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('120 users · 0 PRO')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('a weekly palette that cannot be read is read again; another can be scheduled all the same', async () => {
  const current = vi.fn().mockRejectedValueOnce(new BackendError('offline')).mockResolvedValue(null);
  const { user } = openAdmin(PATHS.admin, { office: office(1) }, { weekly: { current } });
  const panel = within(await screen.findByRole('region', { name: 'Palette of the Week' }));
  const again = await panel.findByRole('button', { name: 'Try again' });
  expect(panel.getByRole('button', { name: 'Schedule' }).getAttribute('aria-disabled')).toBeNull();
  await user.click(again);
  expect(await panel.findByText(/No palette scheduled/)).toBeDefined();
});
