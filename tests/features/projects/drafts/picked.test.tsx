import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { openProjects, silenceLog } from '../openProjects';
import { sampleProject } from '../samples';
import { PATHS } from '../../../../src/domain/paths';
import { buildAndSignIn, PROJECT } from './buildAndSignIn';

const PROJECTS = [PROJECT, sampleProject('p2', 'Atlas')];

type Page = Awaited<ReturnType<typeof buildAndSignIn>>;

const review = async ({ user, dialog }: Page) => {
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  return dialog('Keep your palettes');
};
const press = async ({ user, dialog }: Page, title: string, name: string) =>
  user.click((await dialog(title)).getByRole('button', { name }));

it.each<[string, 'free' | 'pro', (page: Page) => Promise<unknown>]>([
  [
    'a new project',
    'pro',
    async (page) => {
      await press(page, 'Keep your palettes', 'New project');
      await press(page, 'New project', 'Back');
    },
  ],
  [
    'Escape',
    'pro',
    async ({ user, closed }) => {
      await user.keyboard('{Escape}');
      await closed();
      await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    },
  ],
  [
    'PRO',
    'free',
    async (page) => {
      await press(page, 'Keep your palettes', 'See PRO');
      await press(page, 'Upgrade to PRO', 'Close');
    },
  ],
  [
    'Google, where the session had ended',
    'pro',
    async ({ user, dialog, backend, services }) => {
      const log = silenceLog();
      onTestFinished(() => log.mockRestore());
      vi.spyOn(backend.auth, 'signInWithGoogle').mockResolvedValue();
      await act(async () => backend.changeUser(null, 'expired'));
      const signIn = await dialog('Be part of us');
      await user.click(signIn.getByRole('button', { name: 'Continue with Google' }));
      cleanup();
      const { storage, tabStorage } = services;
      await openProjects({ path: PATHS.builder, world: { projects: PROJECTS }, storage, tabStorage });
    },
  ],
])('drafts that were not to be saved stay so after a look at %s', async (_, plan, lookAway) => {
  const page = await buildAndSignIn(3, plan, PROJECTS);
  const box = await review(page);
  await box.findByRole('radio', { name: 'Rebrand' });
  // Whatever is selected by default: only the last one is to be saved.
  const isLast = (i: number) => i === 2;
  for (const [i, draft] of box.getAllByRole<HTMLInputElement>('checkbox').entries())
    if (draft.checked !== isLast(i)) await page.user.click(draft);
  await lookAway(page);
  const again = within(await screen.findByRole('dialog', { name: 'Keep your palettes' }));
  const states = again.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(states).toEqual([false, false, true]);
});
