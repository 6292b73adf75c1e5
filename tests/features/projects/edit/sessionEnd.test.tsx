import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { ACCOUNT_MESSAGES } from '../../../../src/domain/accountMessages';
import { PATHS } from '../../../../src/domain/paths';
import { UNSENT_CHANGE_KEY } from '../../../../src/features/projects/cache/unsentChange';
import { FREE_USER } from '../../../support/fakeBackend';
import { openProjects, silenceLog } from '../openProjects';
import { samplePalette, sampleProject } from '../samples';

const WORLD = {
  projects: [sampleProject('p1', 'Rebrand', 19)],
  palettes: [samplePalette('a', 'p1', 'Tidewater')],
};
const SOMEONE_ELSE = { ...FREE_USER, id: '00000000-0000-4000-8000-000000000002' };

type Page = Awaited<ReturnType<typeof openProjects>>;

/** A project whose palette is renamed just when its user loses the session, as `lose` says. */
const renameDuring = async (lose: (backend: Page['backend']) => void) => {
  const page = await openProjects({ world: WORLD, search: '?project=p1' });
  const { user, choose, dialog, backend } = page;
  const working = { ...backend.projects };
  backend.projects.updatePalette = async () => {
    lose(backend);
    throw new BackendError('not-authenticated');
  };
  await choose('Tidewater', 'Edit name and tags');
  const name = (await dialog('Edit name and tags')).getByLabelText('Palette name');
  await user.clear(name);
  await user.type(name, 'Low tide{Enter}');
  return {
    ...page,
    /** From now on, the service accepts changes again. */
    acceptChanges: (): void => {
      backend.projects.updatePalette = (...given) => working.updatePalette(...given);
    },
  };
};

/** The same when the service accepts the session no more. */
const renameTooLate = async () => {
  const page = await renameDuring((backend) => backend.changeUser(null, 'expired'));
  await page.dialog('Be part of us');
  page.acceptChanges();
  return page;
};

describe('an edit that the end of the session prevents', () => {
  it('asks to sign in again, and is saved after that by one press [FT-17]', async () => {
    const log = silenceLog();
    const { user, dialog, backend, card, location } = await renameTooLate();
    expect((await dialog('Be part of us')).getByText(ACCOUNT_MESSAGES.sessionExpired)).toBeDefined();
    expect(location().pathname).toBe(PATHS.home);
    await act(async () => backend.changeUser(FREE_USER));
    await waitFor(() => expect(location().pathname + location().search).toBe('/projects?project=p1'));
    expect(await screen.findByText('Failed to update palette')).toBeDefined();
    expect(backend.world.palettes[0]?.name).toBe('Tidewater');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Low tide')).toBeDefined();
    await waitFor(() => expect(backend.world.palettes[0]?.name).toBe('Low tide'));
    expect(screen.queryByText('Failed to update palette')).toBeNull();
    log.mockRestore();
  });

  it('is kept for its user, and not shown to somebody else who has signed in before it failed', async () => {
    const log = silenceLog();
    const { services } = await renameDuring((backend) => backend.changeUser(SOMEONE_ELSE));
    await waitFor(() =>
      expect(services.tabStorage.read(UNSENT_CHANGE_KEY)).toMatchObject({
        ownerId: FREE_USER.id,
        change: { paletteId: 'a', change: { name: 'Low tide' } },
      }),
    );
    expect(screen.queryByText('Failed to update palette')).toBeNull();
    log.mockRestore();
  });

  it('is shown to nobody else who signs in then', async () => {
    const log = silenceLog();
    const { backend, location } = await renameTooLate();
    await act(async () => backend.changeUser(SOMEONE_ELSE));
    await waitFor(() => expect(location().pathname).toBe(PATHS.projects));
    expect(await screen.findByRole('button', { name: 'Options of Tidewater' })).toBeDefined();
    expect(screen.queryByText('Failed to update palette')).toBeNull();
    log.mockRestore();
  });
});
