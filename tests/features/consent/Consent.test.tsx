import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { dialogOpened } from '../../../src/state/dialogsSlice';
import { PATHS } from '../../../src/domain/paths';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

/** Under another name, everybody would be asked again. */
const KEY = 'hueloom-cookie-consent';
const OPTIONAL = ['Analytics', 'Marketing', 'Preferences'];

const firstVisit = (stored: unknown = null) => {
  const storage = createMemoryStore({ [KEY]: stored });
  return renderApp(PATHS.privacy, createFakeServices({ storage }));
};
const findBanner = () => screen.findByRole('region', { name: 'Cookie settings' });
const queryBanner = () => screen.queryByRole('region', { name: 'Cookie settings' });
const press = async (user: ReturnType<typeof firstVisit>['user'], name: string) =>
  user.click(within(await findBanner()).getByRole('button', { name }));
const record = (services: ReturnType<typeof firstVisit>['services']) => services.storage.read(KEY);

const setCookies = (...names: string[]) => {
  for (const name of names) document.cookie = `${name}=1; Path=/`;
};
const cookieNames = () =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => cookie.split('=')[0]);

afterEach(() => {
  for (const name of cookieNames()) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the cookie banner', () => {
  it('is one line on the first visit: what is on, and the three answers', async () => {
    const { user } = firstVisit();
    const banner = within(await findBanner());
    expect(banner.getByText(/^Only necessary cookies are on/)).toBeDefined();
    expect(banner.queryByRole('switch')).toBeNull();
    const answers = banner.getAllByRole('button').map(({ textContent }) => textContent);
    expect(answers).toEqual(['Reject all', 'Accept all', 'Choose']);
    await user.click(banner.getByRole('button', { name: 'Choose' }));
    expect(banner.getAllByRole('switch')).toHaveLength(4);
    expect(banner.getByRole('switch', { name: 'Analytics' })).toBe(document.activeElement);
  });

  it('asks on the first visit with every optional category off [G-14, G-15]', async () => {
    const { user } = firstVisit();
    await press(user, 'Choose');
    const banner = within(await findBanner());
    const necessary = banner.getByRole('switch', { name: 'Necessary' });
    expect(necessary.getAttribute('aria-checked')).toBe('true');
    expect(necessary.getAttribute('aria-disabled')).toBe('true');
    for (const name of OPTIONAL)
      expect(banner.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('false');
  });

  it('stays away once a choice is stored, and asks again where the record says nothing certain [G-14]', async () => {
    const { unmount } = renderApp(PATHS.privacy);
    await screen.findByRole('heading', { level: 1 });
    expect(queryBanner()).toBeNull();
    unmount();
    firstVisit({ analytics: 'maybe' });
    expect(await findBanner()).toBeDefined();
  });

  it('can be answered while a dialog is open, which stays', async () => {
    const { user, store, services } = firstVisit();
    const banner = await findBanner();
    act(() => void store.dispatch(dialogOpened({ dialog: 'signIn' })));
    const dialog = await screen.findByRole('dialog', { name: 'Be part of us' });
    // The dialog takes the page out of reach a moment after it is there.
    await waitFor(() => expect(document.body.style.pointerEvents).toBe('none'));
    await user.click(within(banner).getByRole('button', { name: 'Choose', hidden: true }));
    await user.click(within(banner).getByRole('switch', { name: 'Analytics', hidden: true }));
    expect(document.contains(dialog)).toBe(true);
    await user.click(within(banner).getByRole('button', { name: 'Save choices', hidden: true }));
    await waitFor(() => expect(queryBanner()).toBeNull());
    expect(record(services)).toMatchObject({ analytics: true, marketing: false });
    expect(screen.getByRole('dialog', { name: 'Be part of us' })).toBe(dialog);
  });

  it.each([
    ['Reject all', false],
    ['Accept all', true],
  ])('takes %s for an answer, keeps the record and goes [G-15]', async (name, isOn) => {
    const { user, services } = firstVisit();
    await press(user, name);
    await waitFor(() => expect(queryBanner()).toBeNull());
    expect(record(services)).toEqual({
      necessary: true,
      analytics: isOn,
      marketing: isOn,
      preferences: isOn,
      lastUpdated: services.now().toISOString(),
    });
  });

  it('leaves the focus on what the page is about, where nothing had it before', async () => {
    const { user } = firstVisit();
    await press(user, 'Reject all');
    await waitFor(() => expect(queryBanner()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('gives the focus back to what had it before it was answered', async () => {
    const { user } = firstVisit();
    await findBanner();
    const link = screen.getByRole('link', { name: 'Terms' });
    act(() => link.focus());
    await press(user, 'Accept all');
    await waitFor(() => expect(queryBanner()).toBeNull());
    expect(document.activeElement).toBe(link);
  });

  it('keeps exactly the categories that were chosen [G-15]', async () => {
    const { user, services } = firstVisit();
    await press(user, 'Choose');
    await user.click(within(await findBanner()).getByRole('switch', { name: 'Necessary' }));
    await user.click(within(await findBanner()).getByRole('switch', { name: 'Preferences' }));
    await press(user, 'Save choices');
    expect(record(services)).toMatchObject({
      necessary: true,
      analytics: false,
      marketing: false,
      preferences: true,
    });
  });

  it('clears the cookies of what is refused, and no others [G-16]', async () => {
    setCookies('_ga', '_ga_X1', '_gcl_au', 'hueloom-preferences', 'sb-session');
    const { user } = firstVisit();
    await press(user, 'Choose');
    await user.click(within(await findBanner()).getByRole('switch', { name: 'Marketing' }));
    await press(user, 'Save choices');
    expect(cookieNames()).toEqual(['_gcl_au', 'sb-session']);
    await user.click(screen.getByRole('button', { name: 'Cookie Settings' }));
    await press(user, 'Reject all');
    expect(cookieNames()).toEqual(['sb-session']);
  });

  it('opens again from the footer with what was chosen, takes the focus and gives it back', async () => {
    const { user } = firstVisit();
    await press(user, 'Accept all');
    const button = screen.getByRole('button', { name: 'Cookie Settings' });
    await user.click(button);
    const banner = await findBanner();
    await waitFor(() => expect(document.activeElement).toBe(banner));
    for (const name of OPTIONAL)
      expect(within(banner).getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true');
    await press(user, 'Save choices');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('becomes the line again by Escape, with nothing answered and the focus on the way back into it', async () => {
    const { user, services } = firstVisit();
    await press(user, 'Choose');
    const banner = within(await findBanner());
    await user.click(banner.getByRole('switch', { name: 'Analytics' }));
    await user.keyboard('{Escape}');
    expect(banner.queryByRole('switch')).toBeNull();
    expect(document.activeElement).toBe(banner.getByRole('button', { name: 'Choose' }));
    expect(record(services)).toBeNull();
    // In the line itself there is nothing to leave.
    await user.keyboard('{Escape}');
    expect(queryBanner()).not.toBeNull();
  });

  it('closes by Escape where it was opened again, and what was chosen before stands', async () => {
    const { user, services } = firstVisit();
    await press(user, 'Accept all');
    const before = record(services);
    const button = screen.getByRole('button', { name: 'Cookie Settings' });
    await user.click(button);
    await user.click(within(await findBanner()).getByRole('switch', { name: 'Analytics' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(queryBanner()).toBeNull());
    expect(record(services)).toEqual(before);
    expect(document.activeElement).toBe(button);
  });

  it('gives each answer the same weight', async () => {
    const { user } = firstVisit();
    await press(user, 'Choose');
    const buttons = within(await findBanner()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Reject all',
      'Accept all',
      'Save choices',
    ]);
    expect(new Set(buttons.map(({ dataset }) => dataset['variant']))).toEqual(new Set(['plain']));
  });

  it('goes when another tab has chosen', async () => {
    const { services } = firstVisit();
    await findBanner();
    const chosen = createMemoryStore().read(KEY);
    services.storage.write(KEY, chosen);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    await waitFor(() => expect(queryBanner()).toBeNull());
  });
});
