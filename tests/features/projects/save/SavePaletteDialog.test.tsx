import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend, type Failure } from '../../../../src/backend/backend';
import { PROJECT_MESSAGES } from '../../../../src/domain/projectMessages';
import { PATHS } from '../../../../src/domain/paths';
import type { SavedPlace } from '../../../../src/domain/savedPalette';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

// No integer HSL shows the first one: kept only where the exact value is.
const COLORS = paletteOf('#0D9488', '#F5F5F4');
const ONE = sampleProject('p1', 'Rebrand', 19);
const TWO = sampleProject('p2', 'Atlas', 18);
const TIDE = samplePalette('a', 'p1', 'Tidewater', paletteOf('#0D9488', '#FFFFFF', '#000000'));
const WORLD = { projects: [ONE, TWO], palettes: [TIDE] };

type Setup = NonNullable<Parameters<typeof openProjects>[0]> & {
  readonly name?: string | null;
  readonly saved?: SavedPlace;
};

const open = async ({ name = 'Teal', saved, ...setup }: Setup = {}) => {
  const page = await openProjects({ path: PATHS.privacy, ...setup });
  const asked = { palette: { colors: COLORS, name }, ...(saved && { saved }) };
  act(() => void page.store.dispatch(dialogOpened({ dialog: 'savePalette', ...asked })));
  const dialog = await page.dialog('Save palette');
  const field = () => dialog.getByLabelText<HTMLInputElement>('Palette name');
  return {
    ...page,
    save: dialog,
    field,
    press: () => page.user.click(dialog.getByRole('button', { name: 'Save palette' })),
    pick: async (project: string) => page.user.click(await dialog.findByRole('radio', { name: project })),
    target: async (palette: string) => page.user.click(await dialog.findByRole('button', { name: palette })),
  };
};

const refuse = (kind: Failure) => () => Promise.reject(new BackendError(kind));

describe('saving a new palette', () => {
  it('keeps its exact colors under the typed name in the chosen project, says so and closes [P-28]', async () => {
    const { user, pick, field, closed, backend, messages } = await open({ world: WORLD });
    await pick('Atlas');
    await user.clear(field());
    await user.type(field(), ' Brand {Enter}');
    await closed();
    expect(backend.world.palettes[0]).toMatchObject({ projectId: 'p2', name: 'Brand', colors: COLORS });
    expect(messages()).toEqual(['Palette saved successfully']);
  });

  it('is called New palette until it is named [P-19]', async () => {
    const { field, pick, press, closed, backend } = await open({ name: null, world: WORLD });
    expect(field().value).toBe('New palette');
    await pick('Rebrand');
    await press();
    await closed();
    expect(backend.world.palettes[0]?.name).toBe('New palette');
  });

  it('asks for a name and for a project, each at its place [P-20, P-21]', async () => {
    const { user, field, save, press, backend } = await open({ world: WORLD });
    await save.findByRole('radio', { name: 'Atlas' });
    await user.clear(field());
    expect(save.queryByText(/^Please/)).toBeNull();
    await press();
    expect(save.getAllByText(/^Please (enter a palette name|select a project)$/)).toHaveLength(2);
    expect(document.activeElement).toBe(save.getAllByRole('radio')[0]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.type(field(), 'B');
    expect(save.queryByText('Please enter a palette name')).toBeNull();
    await user.click(save.getByRole('radio', { name: 'Atlas' }));
    expect(save.queryByText('Please select a project')).toBeNull();
    expect(backend.world.palettes).toHaveLength(1);
  });

  it('goes into the only project there is without a question', async () => {
    const { press, closed, backend, save } = await open({ world: { projects: [ONE] } });
    expect((await save.findByRole<HTMLInputElement>('radio', { name: 'Rebrand' })).checked).toBe(true);
    await press();
    await closed();
    expect(backend.world.palettes[0]?.projectId).toBe('p1');
  });

  it('goes on with a project that is made on the way [G-28]', async () => {
    const { user, save, dialog, closed, backend } = await open({ world: { projects: [ONE] } });
    await user.click(await save.findByRole('button', { name: 'New project' }));
    const project = await dialog('New project');
    await user.type(project.getByLabelText('Name'), 'First{Enter}');
    const again = await dialog('Save palette');
    expect((await again.findByRole<HTMLInputElement>('radio', { name: 'First' })).checked).toBe(true);
    expect(again.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal');
    await user.click(again.getByRole('button', { name: 'Save palette' }));
    await closed();
    expect(backend.world.palettes).toMatchObject([{ name: 'Teal' }]);
  });

  it.each([
    ['offline', 'Failed to save palette'],
    ['not-configured', PROJECT_MESSAGES.saveUnavailable],
  ] as const)(
    'says why a saving that is %s failed, and keeps what was typed [P-30]',
    async (kind, message) => {
      const log = silenceLog();
      const { user, pick, press, save, field } = await open({
        world: WORLD,
        answers: { createPalette: refuse(kind) },
      });
      await pick('Atlas');
      await user.type(field(), ' two');
      await press();
      expect(await save.findByText(message)).toBeDefined();
      expect(field().value).toBe('Teal two');
      expect(save.getByRole<HTMLInputElement>('radio', { name: 'Atlas' }).checked).toBe(true);
      log.mockRestore();
    },
  );

  it('asks to sign in again where the session has ended, and comes back to the palette [G-34]', async () => {
    const {
      pick,
      press,
      open: shown,
    } = await open({
      world: WORLD,
      answers: { createPalette: refuse('not-authenticated') },
    });
    await pick('Atlas');
    await press();
    await waitFor(() =>
      expect(shown()).toEqual({
        dialog: 'signIn',
        message: 'Not authenticated',
        next: { dialog: 'savePalette', palette: { colors: COLORS, name: 'Teal' }, projectId: TWO.id },
      }),
    );
  });

  it('is sent once, however often it is pressed', async () => {
    const createPalette = vi.fn<Backend['projects']['createPalette']>(() => new Promise(() => {}));
    const { user, pick, press, save, field } = await open({ world: WORLD, answers: { createPalette } });
    await pick('Atlas');
    await press();
    await user.click(save.getByRole('button', { name: 'Saving…' }));
    await user.type(field(), '{Enter}');
    expect(createPalette).toHaveBeenCalledOnce();
  });

  it('says that projects cannot be loaded, and loads them when asked again [P-31]', async () => {
    const log = silenceLog();
    const list = vi.fn<Backend['projects']['page']>().mockResolvedValue({ projects: [], next: null });
    list.mockRejectedValueOnce(new BackendError('offline'));
    const { user, save } = await open({ answers: { page: list } });
    await user.click(await save.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(save.queryByText('Failed to load projects')).toBeNull());
    expect(list).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});

describe('saving over a palette', () => {
  it('takes its name over, and gives it back when it is not chosen any more [P-22]', async () => {
    const { pick, target, field, save } = await open({ world: WORLD });
    await pick('Rebrand');
    await target('Tidewater');
    expect(field().value).toBe('Tidewater');
    expect(save.getByRole('button', { name: 'Update palette' })).toBeDefined();
    expect(save.getByText('Replaces the colors of Tidewater.')).toBeDefined();
    await target('Tidewater');
    expect(field().value).toBe('Teal');
    expect(save.getByRole('button', { name: 'Save palette' })).toBeDefined();
  });

  it('ends with the choice of another project [P-23]', async () => {
    const { pick, target, field, save } = await open({ world: WORLD });
    await pick('Rebrand');
    await target('Tidewater');
    await pick('Atlas');
    expect(field().value).toBe('Teal');
    expect(save.getByRole('button', { name: 'Save palette' })).toBeDefined();
    await pick('Rebrand');
    expect((await save.findByRole('button', { name: 'Tidewater' })).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  it('is chosen from the start where the palette was opened from there; “Save as new” stands beside it', async () => {
    const { user, field, save, closed, backend } = await open({
      world: WORLD,
      saved: { id: 'a', projectId: 'p1' },
    });
    await save.findByRole('button', { name: 'Update palette' });
    expect(save.getByRole<HTMLInputElement>('radio', { name: 'Rebrand' }).checked).toBe(true);
    expect(save.getByRole('button', { name: 'Tidewater' }).getAttribute('aria-pressed')).toBe('true');
    // The name that it has got in the builder.
    expect(field().value).toBe('Teal');
    await user.click(save.getByRole('button', { name: 'Save as new' }));
    await closed();
    expect(backend.world.palettes.map(({ name }) => name)).toEqual(['Teal', 'Tidewater']);
  });

  it('is no choice any more where that palette is gone', async () => {
    const { save } = await open({ world: WORLD, saved: { id: 'gone', projectId: 'p1' } });
    await save.findByRole('button', { name: 'Tidewater' });
    expect(save.getByRole('button', { name: 'Save palette' })).toBeDefined();
    expect(save.queryByRole('button', { name: 'Save as new' })).toBeNull();
  });

  const confirm = async (setup: Setup = { world: WORLD }) => {
    const page = await open(setup);
    await page.pick('Rebrand');
    await page.target('Tidewater');
    await page.user.click(page.save.getByRole('button', { name: 'Update palette' }));
    return { ...page, question: await page.dialog('Update Tidewater?') };
  };

  it('shows both palettes side by side before [P-24, G-28]', async () => {
    const { question, backend } = await confirm();
    const rows = question.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['#0D9488', '', '#0D9488'],
      ['#FFFFFF', 'becomes', '#F5F5F4'],
      ['#000000', 'becomes', ''],
    ]);
    expect(question.getByText('2 of 3 colors change. Its Explore count restarts at 0.')).toBeDefined();
    expect(backend.world.palettes).toEqual([TIDE]);
  });

  it('gives it the colors and says so [P-25, P-28]', async () => {
    const { user, question, closed, backend, messages } = await confirm();
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    await closed();
    expect(backend.world.palettes).toMatchObject([
      { id: 'a', name: 'Tidewater', colors: COLORS, selectionCount: 0 },
    ]);
    expect(messages()).toEqual(['Palette updated successfully']);
  });

  it('sends no colors where they are the same, so that its popularity stays', async () => {
    const updatePalette = vi.fn<Backend['projects']['updatePalette']>().mockResolvedValue(TIDE);
    const same = { ...TIDE, colors: COLORS };
    const { user, question, closed } = await confirm({
      world: { ...WORLD, palettes: [same] },
      answers: { updatePalette },
    });
    expect(question.getByText('No color changes.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    await closed();
    expect(updatePalette).not.toHaveBeenCalled();
  });

  it('can still be thought better of', async () => {
    const { user, question, dialog, backend } = await confirm();
    await user.click(question.getByRole('button', { name: 'Keep original' }));
    const again = await dialog('Save palette');
    expect((await again.findByRole<HTMLInputElement>('radio', { name: 'Rebrand' })).checked).toBe(true);
    expect(backend.world.palettes).toEqual([TIDE]);
  });

  it('says where it failed, and can be tried again [P-30]', async () => {
    const log = silenceLog();
    const { user, question, closed, backend } = await confirm();
    vi.spyOn(backend.projects, 'updatePalette').mockRejectedValueOnce(new BackendError('offline'));
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    expect(await question.findByText('Failed to update palette')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Try again' }));
    await closed();
    log.mockRestore();
  });

  it('closes with Escape, like every dialog [G-29]', async () => {
    const { user, closed, open: shown } = await confirm();
    await user.keyboard('{Escape}');
    await closed();
    expect(shown()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
