import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { ACCOUNT_MESSAGES } from '../../../src/domain/accountMessages';
import { card, dialog, openSettings } from './openSettings';

const deletion = () => card('Account').getByRole('button', { name: 'Delete account' });

describe('an account that cannot be deleted', () => {
  it('is an administrator’s: the settings say why, and ask nothing [FN-09]', async () => {
    const remove = vi.fn();
    const { user } = await openSettings({ isAdmin: true }, { answers: { account: { remove } } });
    await waitFor(() => expect(deletion().getAttribute('aria-disabled')).toBe('true'));
    expect(card('Account').getByText(ACCOUNT_MESSAGES.adminIsKept).id).toBe(
      deletion().getAttribute('aria-describedby'),
    );
    await user.click(deletion());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(remove).not.toHaveBeenCalled();
  });

  it.each([
    ['not-allowed', ACCOUNT_MESSAGES.adminIsKept],
    ['too-many', ACCOUNT_MESSAGES.deletedTooOften],
  ] as const)('says so where only the service knows it: %s', async (kind, sentence) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const remove = () => Promise.reject(new BackendError(kind));
    const { user } = await openSettings({}, { answers: { account: { remove } } });
    await user.click(deletion());
    const question = await dialog('Delete your account?');
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(question.getByRole('alert').textContent).toBe(sentence));
    log.mockRestore();
  });
});
