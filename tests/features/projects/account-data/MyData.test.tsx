import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { PROJECT_MESSAGES } from '../../../../src/domain/projectMessages';
import { PATHS } from '../../../../src/domain/paths';
import { writeDataExport } from '../../../../src/features/projects/account-data/dataExport';
import { openProjects, silenceLog } from '../openProjects';
import { samplePalette, sampleProject } from '../samples';

const PROJECT = { ...sampleProject('p1', 'Rebrand'), palettes: [samplePalette('a', 'p1', 'Tidewater')] };
const WORLD = { projects: [PROJECT], palettes: PROJECT.palettes };
const TEXT = writeDataExport([PROJECT], new Date(0));

const open = (setup: Parameters<typeof openProjects>[0] = {}) =>
  openProjects({ path: PATHS.settings, ...setup });

const upload = async (page: Awaited<ReturnType<typeof open>>, text: string) =>
  page.user.upload(
    await screen.findByLabelText('Data file'),
    new File([text], 'data.json', { type: 'application/json' }),
  );

describe('my data, in the settings', () => {
  it('is one file with everything', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
    const { user } = await open({ world: WORLD });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const file = made.mock.calls[0]?.[0];
    expect(file).toBeInstanceOf(Blob);
    const text = file instanceof Blob ? await file.text() : '';
    expect(JSON.parse(text)).toMatchObject({
      projects: [{ name: 'Rebrand', palettes: [{ name: 'Tidewater' }] }],
    });
    made.mockRestore();
  });

  it('says where it cannot be read', async () => {
    const log = silenceLog();
    const { user } = await open({ account: { data: () => Promise.reject(new BackendError('offline')) } });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByText(PROJECT_MESSAGES.dataExportFailed)).toBeDefined();
    log.mockRestore();
  });

  it('comes back from its file, and says what was taken', async () => {
    const page = await open();
    await upload(page, TEXT);
    expect(await screen.findByText('1 project and 1 palette imported.')).toBeDefined();
    expect(page.backend.world.palettes).toMatchObject([{ name: 'Tidewater' }]);
  });

  it('says what the plan had no room for', async () => {
    const page = await open({ plan: 'free', world: { projects: [sampleProject('p9', 'Full')] } });
    await upload(page, TEXT);
    expect(
      await screen.findByText(/1 project and 1 palette need PRO and were not taken over\./),
    ).toBeDefined();
  });

  it('comes back from a file of any size', async () => {
    const page = await open();
    await upload(page, TEXT + ' '.repeat(20_000_000));
    expect(await screen.findByText('1 project and 1 palette imported.')).toBeDefined();
  });

  it('refuses a large file that is not ours, and reads only its beginning', async () => {
    const page = await open();
    const file = new File([' '.repeat(20_000_001)], 'film.json');
    const read = vi.spyOn(file, 'text');
    await page.user.upload(await screen.findByLabelText('Data file'), file);
    expect(await screen.findByText(PROJECT_MESSAGES.dataExportUnreadable)).toBeDefined();
    expect(read).not.toHaveBeenCalled();
  });

  it('refuses other files', async () => {
    const page = await open();
    await upload(page, '{"colors": []}');
    expect(await screen.findByText(PROJECT_MESSAGES.dataExportUnreadable)).toBeDefined();
    expect(page.backend.world.projects).toEqual([]);
  });

  it('shows how far it is, and can be stopped', async () => {
    const page = await open({ answers: { createPalette: () => new Promise(() => {}) } });
    await upload(page, TEXT);
    expect(await screen.findByText('0 of 1 palettes')).toBeDefined();
    expect(screen.getByRole('progressbar')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(PROJECT_MESSAGES.restoreCancelled)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
