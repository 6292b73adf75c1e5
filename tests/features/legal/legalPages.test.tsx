import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CONSENT_KEY } from '../../../src/domain/consent';
import { PATHS } from '../../../src/domain/paths';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const EMAIL = 'office@palettes.example';

const open = async (path: string) => {
  const app = renderApp(path, createFakeServices({ contactEmail: EMAIL }));
  await screen.findByRole('heading', { level: 1 });
  const page = within(screen.getByRole('article'));
  return {
    ...app,
    page,
    headings: page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    /** The text under a heading, up to the next. */
    section: (name: string): string => {
      let text = '';
      let next = page.getByRole('heading', { level: 2, name }).nextElementSibling;
      while (next && next.tagName !== 'H2') {
        text += ` ${next.textContent}`;
        next = next.nextElementSibling;
      }
      return text;
    },
  };
};

const PAGES = [
  [PATHS.terms, 'Terms of service'],
  [PATHS.privacy, 'Privacy policy'],
  [PATHS.cookies, 'Cookie policy'],
] as const;

describe('the legal pages', () => {
  it.each(PAGES)('stand at %s with their title [G-09]', async (path, title) => {
    const { page } = await open(path);
    expect(page.getByRole('heading', { level: 1, name: title })).toBeDefined();
  });

  it.each(PAGES)(
    'say at %s when they were last changed and lead back home [L-01, L-03, L-05]',
    async (path) => {
      const { user, page, location } = await open(path);
      expect(page.getByText('Last updated July 2025')).toBeDefined();
      await user.click(page.getByRole('link', { name: 'Back to home' }));
      expect(location().pathname).toBe(PATHS.home);
    },
  );

  it.each(PAGES)('name at %s the address that was configured [L-01, L-04]', async (path) => {
    const { page } = await open(path);
    expect(page.getByRole('link', { name: EMAIL }).getAttribute('href')).toBe(`mailto:${EMAIL}`);
  });
});

describe('the terms', () => {
  it('have the eight sections in their order [L-02]', async () => {
    const { headings } = await open(PATHS.terms);
    expect(headings).toEqual([
      'Acceptance of Terms',
      'User Accounts',
      'Intellectual Property',
      'User Content',
      'Prohibited Activities',
      'Termination',
      'Changes to Terms',
      'Contact Us',
    ]);
  });

  it('say what PRO costs', async () => {
    const { section } = await open(PATHS.terms);
    expect(section('User Accounts')).toContain('$2.99 per month');
  });
});

describe('the privacy policy', () => {
  it('tells what is collected, what for, and how it is kept [L-04]', async () => {
    const { section } = await open(PATHS.privacy);
    const collected = section('Information we collect');
    expect(collected).toContain('account e-mail and name');
    expect(collected).toContain('palettes and projects');
    expect(collected).toContain('usage data and preferences');
    expect(section('How we use it').length).toBeGreaterThan(100);
    const storage = section('Storage and security');
    for (const company of ['Supabase', 'Stripe', 'Google']) expect(storage).toContain(company);
    expect(storage).toContain('a script of Stripe’s is loaded for it');
  });

  it('says that pictures and videos stay on the device', async () => {
    const { section } = await open(PATHS.privacy);
    expect(section('Your pictures and videos')).toContain('It is not uploaded');
  });

  it('says what is kept while one signs in, and for how long', async () => {
    const { section } = await open(PATHS.privacy);
    expect(section('Your pictures and videos')).toMatch(
      /While you sign in, what is open is kept too, up to 1 GB: it is deleted as soon as you are back/,
    );
  });

  it('says what the browser keeps of videos, of a theme’s drawing and of settings', async () => {
    const { section } = await open(PATHS.privacy);
    expect(section('Your pictures and videos')).toMatch(
      /keeps the stills and, up to 64 MB, the video itself/,
    );
    expect(section('What stays on your device')).toMatch(/a small drawing.*how you last set things/);
  });
});

describe('the cookie policy', () => {
  it('covers each category, third parties, how long they stay, and its updates [L-06]', async () => {
    const { headings } = await open(PATHS.cookies);
    expect(headings).toEqual([
      'Necessary cookies',
      'Analytics cookies',
      'Marketing cookies',
      'Preferences cookies',
      'Managing your choice',
      'Third-party cookies',
      'Session and persistent cookies',
      'Policy updates',
    ]);
  });

  it('names what the choice is kept under [L-06]', async () => {
    const { section } = await open(PATHS.cookies);
    expect(section('Necessary cookies')).toContain(CONSENT_KEY);
  });

  it('names settings among what is kept whatever is answered, and nothing among preferences', async () => {
    const { section } = await open(PATHS.cookies);
    expect(section('Necessary cookies')).toMatch(/how you last set things.*whatever you answer/);
    expect(section('Preferences cookies')).toContain('Today none is set');
  });

  it('opens the cookie settings by its button [L-07]', async () => {
    const { user, page } = await open(PATHS.cookies);
    expect(screen.queryByRole('region', { name: 'Cookie settings' })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Cookie Settings' }));
    expect(await screen.findByRole('region', { name: 'Cookie settings' })).toBeDefined();
  });
});
