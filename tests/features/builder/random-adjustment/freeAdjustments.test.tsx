import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Session } from '../../../../src/backend/backend';
import { adjustRandomly } from '../../../../src/features/builder/random-adjustment/adjustmentCommands';
import {
  freeAdjustmentsLeft,
  spendFreeAdjustment,
} from '../../../../src/features/builder/random-adjustment/freeAdjustments';
import { pageToasts } from '../../../support/pageToasts';
import { createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createMemoryStore } from '../../../support/fakeServices';
import { renderAdjustment } from './renderAdjustment';

const FIVE = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';
const USED_UP = "You've used all your free random palette adjustments. Sign up to continue generating.";

const withSession = (session: () => Promise<Session | null>) => ({
  backend: createFakeBackend({ auth: { session } }),
});
/** The dialog with the message at its top, and nowhere else. */
const expectPrompt = async () => {
  expect(pageToasts().list()).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Be part of us' });
  expect(within(dialog).getByText(USED_UP)).toBeDefined();
};

const button = (name: string) => screen.getByRole('button', { name });

describe('random adjustments without a session', () => {
  it('count when a preview is created, whatever becomes of it [B-36]', async () => {
    const { user, adjust, services } = renderAdjustment(FIVE);
    await adjust();
    expect(screen.getByText('5 of 5 colors, 4 free left')).toBeDefined();
    await user.click(button('Try another'));
    expect(screen.getByText('5 of 5 colors, 3 free left')).toBeDefined();
    await user.click(button('Discard'));
    await adjust();
    expect(screen.getByText('5 of 5 colors, 2 free left')).toBeDefined();
    await user.click(button('Accept'));
    expect(freeAdjustmentsLeft(services.storage)).toBe(2);
  });

  it('end after five on a device: a message, and the prompt to sign up [B-37]', async () => {
    const storage = createMemoryStore();
    const first = renderAdjustment(FIVE, { services: { storage } });
    await first.adjust();
    for (let tries = 1; tries < 5; tries++) await first.user.click(button('Try another'));
    expect(screen.getByText('5 of 5 colors, 0 free left')).toBeDefined();
    const shown = first.secondRow();

    await first.user.click(button('Try another'));
    await expectPrompt();
    // What is on show can still be accepted.
    expect(first.store.getState().randomAdjustment.preview).not.toBeNull();
    expect(shown).toHaveLength(5);
  });

  it('are still used up on the next visit', async () => {
    const storage = createMemoryStore();
    for (let used = 0; used < 5; used++) spendFreeAdjustment(storage);
    // Under another name, everybody would begin anew.
    expect(storage.read('hueloom-random-adjustments-used')).toBe(5);
    const { adjust, isOpen } = renderAdjustment(FIVE, { services: { storage } });
    await adjust();
    expect(isOpen()).toBe(false);
    await expectPrompt();
  });

  it.each([['six'], [-3], [2.5], [null], [{ used: 5 }]])('take %j for no count', (kept) => {
    const storage = createMemoryStore({ 'hueloom-random-adjustments-used': kept });
    expect(freeAdjustmentsLeft(storage)).toBe(5);
  });

  it('are not made from colors that are all locked, which costs nothing', async () => {
    const { adjust, isOpen, services } = renderAdjustment('2a1230-2b3fd6', { locked: [0, 1] });
    await adjust();
    expect(isOpen()).toBe(false);
    expect(await screen.findByText('Every color is locked. Unlock one to change the palette.')).toBeDefined();
    expect(freeAdjustmentsLeft(services.storage)).toBe(5);
  });
});

describe('the session', () => {
  it('is looked up before anything else, and lifts the limit [B-36]', async () => {
    let answer: (session: Session | null) => void = () => {};
    const session = vi.fn<() => Promise<Session | null>>(() => new Promise((resolve) => (answer = resolve)));
    const { adjust, isOpen, services } = renderAdjustment(FIVE, { services: withSession(session) });
    await adjust();
    await adjust();
    expect(session).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
    expect(button('Random palette adjustments').getAttribute('aria-busy')).toBe('true');
    answer({ user: FREE_USER });
    expect(await screen.findByText('5 of 5 colors')).toBeDefined();
    expect(freeAdjustmentsLeft(services.storage)).toBe(5);
  });

  it('that cannot be looked up counts as none, and only the log says why [B-36]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const { adjust } = renderAdjustment(FIVE, {
      services: withSession(() => Promise.reject(new Error('offline'))),
    });
    await adjust();
    expect(await screen.findByText('5 of 5 colors, 4 free left')).toBeDefined();
    expect(pageToasts().list()).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('that comes after the preview was discarded brings no other one', async () => {
    let answer: (session: Session | null) => void = () => {};
    const session = vi
      .fn<() => Promise<Session | null>>(() => new Promise((resolve) => (answer = resolve)))
      .mockResolvedValueOnce(null);
    const { user, store, adjust, isOpen, services } = renderAdjustment(FIVE, {
      services: withSession(session),
    });
    await adjust();
    const late = store.dispatch(adjustRandomly());
    await user.click(button('Discard'));
    answer(null);
    await late;
    expect(isOpen()).toBe(false);
    expect(freeAdjustmentsLeft(services.storage)).toBe(4);
  });
});
