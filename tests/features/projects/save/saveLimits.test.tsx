import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { PATHS } from '../../../../src/domain/paths';
import { PROJECT_TAGS } from '../../../../src/features/projects/cache/projectCache';
import type { PaletteToSave } from '../../../../src/palette/namedPalette';
import { backendApi } from '../../../../src/state/api/backendApi';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const COLORS = paletteOf('#0D9488', '#F5F5F4');
const PALETTE = { colors: COLORS, name: 'Teal' };
const ONE = sampleProject('p1', 'Rebrand');
const TIDE = samplePalette('a', 'p1', 'Tidewater');
const FULL = { projects: [ONE], palettes: [TIDE] };
const LIMIT =
  "You've reached the limit for free palettes per project. Upgrade to PRO to save unlimited palettes.";

type Setup = Parameters<typeof openProjects>[0];

const open = async (setup: Setup = { plan: 'free', world: FULL }, palette: PaletteToSave = PALETTE) => {
  const page = await openProjects({ path: PATHS.privacy, ...setup });
  act(() => void page.store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
  return { ...page, save: await page.dialog('Save palette') };
};

describe('a project that is full on the free plan', () => {
  it('says so when the dialog opens, and what can be done instead [P-27]', async () => {
    const { user, save } = await open();
    expect(await save.findByText(LIMIT)).toBeDefined();
    expect(save.getByText(/Choose a palette above to update it instead/)).toBeDefined();
    const way = save.getByRole('link', { name: 'open the project to delete one' });
    expect(way.getAttribute('href')).toBe('/projects?project=p1');
    // Nothing looks as if it could be saved: the way leads to the upgrade.
    expect(save.queryByRole('button', { name: 'Save palette' })).toBeNull();
    expect(save.getByRole('button', { name: 'Upgrade to PRO' })).toBeDefined();
    await user.click(await save.findByRole('button', { name: 'Tidewater' }));
    expect(save.queryByText(LIMIT)).toBeNull();
    expect(save.getByRole('button', { name: 'Update palette' })).toBeDefined();
    expect(save.queryByRole('button', { name: 'Save as new' })).toBeNull();
  });

  it('says beside the way to a new project that there is a limit of projects, too', async () => {
    const { save } = await open();
    const create = await save.findByRole('button', { name: 'New project' });
    expect(await save.findByText('The free plan allows 1 project.')).toBeDefined();
    const described = document.getElementById(create.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('The free plan allows 1 project.');
  });

  it('says nothing of such a limit to whoever has PRO', async () => {
    const { save } = await open({ plan: 'pro', world: FULL });
    const create = await save.findByRole('button', { name: 'New project' });
    await save.findByRole('radio', { name: 'Rebrand' });
    expect(create.getAttribute('aria-describedby')).toBeNull();
  });

  it('is said on opening, too, where every project is full and none is chosen yet [P-27]', async () => {
    const two = sampleProject('p2', 'Atlas');
    const { save } = await open({
      plan: 'free',
      world: { projects: [ONE, two], palettes: [TIDE, samplePalette('b', 'p2', 'Coast')] },
    });
    expect(await save.findByText(LIMIT)).toBeDefined();
    expect(save.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('is not said while one project has room left', async () => {
    const { user, save } = await open({
      plan: 'free',
      world: { projects: [ONE, sampleProject('p2', 'Atlas')], palettes: [TIDE] },
    });
    await user.click(await save.findByRole('radio', { name: 'Rebrand' }));
    expect(await save.findByText(LIMIT)).toBeDefined();
    await user.click(save.getByRole('radio', { name: 'Atlas' }));
    expect(save.queryByText(LIMIT)).toBeNull();
    expect(save.getByRole('button', { name: 'Save palette' })).toBeDefined();
  });

  it('is not said to whoever may have PRO, where that could not be read: the service decides [P-27] [G-20]', async () => {
    const log = silenceLog();
    const subscription = () => Promise.reject(new BackendError('unexpected'));
    const { user, save, closed, backend } = await open({
      plan: 'pro',
      world: FULL,
      billing: { subscription },
    });
    await save.findByRole('button', { name: 'Tidewater' });
    expect(save.queryByText(LIMIT)).toBeNull();
    expect(save.queryByRole('button', { name: 'Upgrade to PRO' })).toBeNull();
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    await closed();
    expect(backend.world.palettes.map(({ name }) => name)).toEqual(['Teal', 'Tidewater']);
    log.mockRestore();
  });

  it('asks for no name and no tags of what cannot be saved, and for both once a palette is to be updated', async () => {
    const { user, save } = await open({ plan: 'free', world: FULL }, { colors: COLORS, name: null });
    expect(await save.findByText(LIMIT)).toBeDefined();
    expect(save.queryByLabelText('Palette name')).toBeNull();
    expect(save.queryByRole('combobox', { name: /Tags/ })).toBeNull();
    // The field that had the focus is gone: keys go on from the choice, not from the page below.
    expect(document.activeElement).toBe(save.getByRole('radio', { name: 'Rebrand' }));
    await user.click(await save.findByRole('button', { name: 'Tidewater' }));
    expect(save.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Tidewater');
    expect(save.getByRole('combobox', { name: /Tags/ })).toBeDefined();
  });

  it('takes nothing out of sight that was typed already', async () => {
    const { user, save } = await open(
      { plan: 'free', world: { ...FULL, projects: [ONE, sampleProject('p2', 'Atlas')] } },
      { colors: COLORS, name: null },
    );
    await user.click(await save.findByRole('radio', { name: 'Atlas' }));
    await user.type(save.getByRole('combobox', { name: /Tags/ }), 'sea,');
    await user.click(save.getByRole('radio', { name: 'Rebrand' }));
    expect(await save.findByText(LIMIT)).toBeDefined();
    expect(save.getByRole('button', { name: 'Remove tag sea' })).toBeDefined();
  });

  it('keeps the name that was typed while another palette is looked at for an update', async () => {
    const { user, save } = await open();
    const field = save.getByLabelText<HTMLInputElement>('Palette name');
    await user.type(field, ' two');
    const tide = await save.findByRole('button', { name: 'Tidewater' });
    await user.click(tide);
    expect(field.value).toBe('Tidewater');
    await user.click(tide);
    expect(field.value).toBe('Teal two');
  });

  it('sends nothing, and offers PRO; from there the dialog comes back as it was [P-27, R-05]', async () => {
    const { user, save, dialog, backend, open: shown } = await open();
    const createPalette = vi.spyOn(backend.projects, 'createPalette');
    await save.findByText(LIMIT);
    await user.type(save.getByLabelText('Palette name'), ' two');
    await user.click(save.getByRole('button', { name: 'Upgrade to PRO' }));
    const upgrade = await dialog('Upgrade to PRO');
    expect(upgrade.getByText(LIMIT)).toBeDefined();
    expect(createPalette).not.toHaveBeenCalled();
    await user.click(upgrade.getByRole('button', { name: 'Back to saving' }));
    const again = await dialog('Save palette');
    expect(again.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal two');
    expect(shown()).toMatchObject({ dialog: 'savePalette', projectId: 'p1' });
  });

  it('comes back too where the service knows of the limit first [P-27]', async () => {
    const createPalette = () => Promise.reject(new BackendError('free-palette-limit'));
    const { user, save, dialog } = await open({
      world: { projects: [ONE, sampleProject('p2', 'Atlas')] },
      answers: { createPalette },
    });
    await user.click(await save.findByRole('radio', { name: 'Atlas' }));
    await user.type(save.getByLabelText('Palette name'), ' two{Enter}');
    await user.click((await dialog('Upgrade to PRO')).getByRole('button', { name: 'Close' }));
    const again = await dialog('Save palette');
    expect(again.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal two');
    expect((await again.findByRole<HTMLInputElement>('radio', { name: 'Atlas' })).checked).toBe(true);
  });

  it('comes back too where it is another project that the plan has no room for [P-26]', async () => {
    const { user, save, dialog } = await open();
    await save.findByText(LIMIT);
    await user.type(save.getByLabelText('Palette name'), ' two');
    await user.click(save.getByRole('button', { name: 'New project' }));
    await user.click((await dialog('Upgrade to PRO')).getByRole('button', { name: 'Back to saving' }));
    const again = await dialog('Save palette');
    expect(again.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal two');
  });

  it('is left to the service where a save without an answer may be what has filled it [P-27]', async () => {
    const log = silenceLog();
    const { user, save, store, backend, closed, messages } = await open({
      plan: 'free',
      world: { projects: [ONE] },
    });
    const projects = { ...backend.projects };
    vi.spyOn(backend.projects, 'createPalette').mockImplementationOnce(async (...given) => {
      await projects.createPalette(...given);
      throw new BackendError('timeout');
    });
    await save.findByRole('radio', { name: 'Rebrand' });
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    const again = await save.findByRole('button', { name: 'Try again' });
    act(() => void store.dispatch(backendApi.util.invalidateTags([...PROJECT_TAGS])));
    expect(await save.findByText(LIMIT)).toBeDefined();
    await user.click(again);
    await closed();
    expect(messages()).toEqual(['Palette saved successfully']);
    expect(backend.world.palettes).toHaveLength(1);
    log.mockRestore();
  });

  it('is left for good by Escape, as every dialog is [G-29]', async () => {
    const { user, save, dialog, closed, open: shown } = await open();
    await save.findByText(LIMIT);
    await user.click(save.getByRole('button', { name: 'Upgrade to PRO' }));
    await dialog('Upgrade to PRO');
    await user.keyboard('{Escape}');
    await closed();
    expect(shown()).toBeNull();
  });
});

describe('Enter', () => {
  it('never buys: it closes the dialog that a full plan has opened [P-26]', async () => {
    const { user, backend, card, dialog, closed } = await openProjects({ plan: 'free', world: FULL });
    const startCheckout = vi.spyOn(backend.billing, 'startCheckout');
    await card(ONE.name);
    screen.getByRole('button', { name: 'New project' }).focus();
    await user.keyboard('{Enter}');
    const upgrade = await dialog('Upgrade to PRO');
    await waitFor(() => expect(upgrade.getByRole('button', { name: 'Close' })).toBe(document.activeElement));
    await user.keyboard('{Enter}');
    await closed();
    expect(startCheckout).not.toHaveBeenCalled();
  });
});
