import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { BackendError, type Failure } from '../../../src/backend/backend';
import { ACCOUNT_MESSAGES } from '../../../src/domain/accountMessages';
import { pageMessages } from '../../support/pageToasts';
import { CANCELLED, card, dialog, openSettings, PRO } from './openSettings';

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  return () => log.mockRestore();
});

/** A request that is answered when the test says so. */
const createRequest = () => {
  let succeed = (): void => {};
  let fail: (error: Error) => void = () => {};
  const answer = new Promise<void>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  return {
    send: vi.fn(() => answer),
    succeed: () => act(async () => succeed()),
    fail: (kind: Failure = 'timeout') => act(async () => fail(new BackendError(kind))),
  };
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a cancellation whose question is closed before the answer comes', () => {
  const cancel = async () => {
    const request = createRequest();
    const app = await openSettings(PRO, { answers: { billing: { cancel: request.send } } });
    await app.user.click(card('Subscription').getByRole('button', { name: 'Cancel subscription' }));
    const question = await dialog('Cancel subscription?');
    await app.user.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(request.send).toHaveBeenCalledOnce();
    await app.user.click(question.getByRole('button', { name: 'Keep PRO' }));
    await closed();
    return { ...app, ...request };
  };

  it('is told where it failed [S-16]', async () => {
    const { fail } = await cancel();
    await fail();
    await waitFor(() => expect(pageMessages()).toEqual(['Failed to cancel subscription. Please try again.']));
  });

  it('is told where it is done, and leaves another question open [S-15]', async () => {
    const { user, succeed, backend } = await cancel();
    await user.click(card('Account').getByRole('button', { name: 'Delete account' }));
    await dialog('Cancel your subscription first');
    backend.world.subscription = CANCELLED.subscription ?? null;
    await succeed();
    await waitFor(() => expect(pageMessages()).toEqual(['Subscription cancelled successfully']));
    expect(await dialog('Cancel your subscription first')).toBeDefined();
  });
});

describe('the deletion of an account whose question is closed before the answer comes', () => {
  it.each([
    ['timeout', ACCOUNT_MESSAGES.deleteAccountFailed],
    ['too-many', ACCOUNT_MESSAGES.deletedTooOften],
    ['cancel-first', ACCOUNT_MESSAGES.cancelFirst],
  ] as const)('is told where it failed, and why: %s [S-19]', async (kind, sentence) => {
    const { send, fail } = createRequest();
    const { user } = await openSettings({}, { answers: { account: { remove: send } } });
    await user.click(card('Account').getByRole('button', { name: 'Delete account' }));
    await user.click((await dialog('Delete your account?')).getByRole('button', { name: 'Delete account' }));
    await user.keyboard('{Escape}');
    await closed();
    await fail(kind);
    await waitFor(() => expect(pageMessages()).toEqual([sentence]));
  });
});
