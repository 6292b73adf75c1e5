import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BackendError, type Failure } from '../../../../src/backend/backend';
import { dialogOpened, type OpenDialog } from '../../../../src/state/dialogsSlice';
import { sessionAwaited } from '../../../../src/state/session/sessionSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, sampleProject } from '../samples';

const REBRAND = sampleProject('p1', 'Rebrand', 19);
const FULL = { projects: [REBRAND] };

const refuse = (kind: Failure) => () => Promise.reject(new BackendError(kind));

const press = async (setup: Parameters<typeof openProjects>[0]) => {
  const page = await openProjects(setup);
  await page.card('Rebrand');
  await page.user.click(screen.getByRole('button', { name: 'New project' }));
  return page;
};

describe('a new project beyond the plan', () => {
  it('does not open on the free plan with one project: the limit is said and PRO offered [P-26, R-05]', async () => {
    const { dialog, open } = await press({ plan: 'free', world: FULL });
    const upgrade = await dialog(/Upgrade to PRO/);
    expect(
      upgrade.getByText(
        "You've reached the limit for free projects. Upgrade to PRO to create unlimited projects.",
      ),
    ).toBeDefined();
    expect(open()?.dialog).toBe('upgrade');
  });

  it('waits for the plan where it is still being read [P-26]', async () => {
    const page = await openProjects({ plan: 'free', world: FULL });
    await page.card('Rebrand');
    act(() => void page.store.dispatch(sessionAwaited()));
    await page.user.click(screen.getByRole('button', { name: 'New project' }));
    expect(await page.dialog(/Upgrade to PRO/)).toBeDefined();
  });

  it('leaves the limit to the service where the plan cannot be read [P-26]', async () => {
    const log = silenceLog();
    const { dialog } = await press({
      plan: 'free',
      world: FULL,
      billing: { subscription: refuse('offline') },
    });
    expect(await dialog('New project')).toBeDefined();
    log.mockRestore();
  });

  it('leaves the limit to the service where it knows better [P-26]', async () => {
    const create = refuse('free-project-limit');
    const { user, dialog, open } = await press({ world: FULL, answers: { create } });
    await user.type((await dialog('New project')).getByLabelText('Name'), 'Two{Enter}');
    await waitFor(() => expect(open()?.dialog).toBe('upgrade'));
  });

  it('leads back to the palette for which it was made', async () => {
    const palette = { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' };
    const back: OpenDialog = { dialog: 'savePalette', palette, projectId: 'p1' };
    const create = refuse('free-project-limit');
    const { user, store, dialog, open } = await openProjects({ world: FULL, answers: { create } });
    act(() => void store.dispatch(dialogOpened({ dialog: 'newProject', back })));
    await user.type((await dialog('New project')).getByLabelText('Name'), 'Two{Enter}');
    await waitFor(() => expect(open()).toMatchObject({ dialog: 'upgrade', back }));
  });
});
