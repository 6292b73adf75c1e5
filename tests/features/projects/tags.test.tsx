import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { forbiddenTag } from '../../../src/domain/forbiddenTag';
import { PROJECT_MESSAGES } from '../../../src/domain/projectMessages';
import { forbiddenTagProblem } from '../../../src/domain/typedTags';
import { PATHS } from '../../../src/domain/paths';
import { dialogOpened, type OpenDialog } from '../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from './openProjects';
import { paletteOf, samplePalette, sampleProject } from './samples';

const COLORS = paletteOf('#0D9488', '#F5F5F4');
const PROJECT = sampleProject('p1', 'Rebrand', 19);
const TIDE = { ...samplePalette('a', 'p1', 'Tidewater', COLORS), tags: ['sea', 'calm'] };
const DUSK = { ...samplePalette('b', 'p1', 'Dusk', paletteOf('#301934', '#F5F5F4')), tags: ['calm'] };
const WORLD = { projects: [PROJECT], palettes: [TIDE, DUSK] };

type Setup = Parameters<typeof openProjects>[0];

const openDialog = async (asked: OpenDialog, title: string, setup: Setup = {}) => {
  const page = await openProjects({ path: PATHS.privacy, world: WORLD, ...setup });
  act(() => void page.store.dispatch(dialogOpened(asked)));
  const dialog = await page.dialog(title);
  const tags = () =>
    dialog
      .queryAllByRole('button', { name: /^Remove tag / })
      .map(({ textContent }) => textContent.replace('Remove tag ', ''));
  return {
    ...page,
    within: dialog,
    tags,
    field: () => dialog.getByRole<HTMLInputElement>('combobox', { name: 'Tags' }),
    alert: () =>
      dialog
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    press: (name: string) => page.user.click(dialog.getByRole('button', { name })),
  };
};
const openSave = (tags?: readonly string[], setup?: Setup) =>
  openDialog(
    {
      dialog: 'savePalette',
      palette: { colors: COLORS, name: 'Teal', ...(tags && { tags }) },
      projectId: 'p1',
    },
    'Save palette',
    setup,
  );

describe('the field of tags', () => {
  it('takes a word by Enter, by a comma and when it is left, in the one way of writing it', async () => {
    const { user, field, tags, within: dialog, press, closed, backend } = await openSave();
    await user.type(field(), '#Sunset{Enter}Warm Tones,Ночь');
    expect(tags()).toEqual(['sunset', 'warm-tones']);
    await user.click(dialog.getByLabelText('Palette name'));
    expect(tags()).toEqual(['sunset', 'warm-tones', 'ночь']);
    await user.type(field(), 'ui');
    await press('Save palette');
    await closed();
    expect(backend.world.palettes[0]?.tags).toEqual(['sunset', 'warm-tones', 'ночь', 'ui']);
  });

  it('takes a list that is pasted, and keeps what it refuses, with the reason', async () => {
    const { user, field, tags, alert } = await openSave();
    await user.click(field());
    await user.paste('sea, Calm\n#b&w #ui');
    expect(tags()).toEqual(['sea', 'calm', 'ui']);
    expect(field().value).toBe('#b&w,');
    expect(alert()).toBe('A tag has only letters, digits and hyphens between them.');
  });

  it('leaves a word that is pasted in the text', async () => {
    const { user, field, tags } = await openSave();
    await user.type(field(), 'sun');
    await user.paste('set');
    expect(field().value).toBe('sunset');
    expect(tags()).toEqual([]);
  });

  it('refuses a sixth with a sentence', async () => {
    const { user, field, tags, alert, press, open } = await openSave(['a1', 'a2', 'a3', 'a4']);
    await user.type(field(), 'a5{Enter}a6{Enter}');
    expect(tags()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
    expect([field().value, alert()]).toEqual([
      'a6',
      'A palette has up to 5 tags. Remove one to add another.',
    ]);
    await press('Save palette');
    expect(open()).toMatchObject({ dialog: 'savePalette' });
  });

  it('drops what is there already with a sentence, and goes on with what is typed next', async () => {
    const { user, field, tags, alert, within: dialog } = await openSave();
    await user.type(field(), 'teal, Teal,');
    expect([field().value, alert()]).toEqual(['', '']);
    expect(dialog.getByText('“teal” is there already.')).toBeDefined();
    await user.type(field(), ' navy, ');
    expect(tags()).toEqual(['teal', 'navy']);
    expect(dialog.queryByText('“teal” is there already.')).toBeNull();
    await user.type(field(), 'navy{Enter}');
    expect(dialog.getByText('“navy” is there already.')).toBeDefined();
    expect(field().value).toBe('');
  });

  it('keeps what is no tag apart from what is typed after the comma, and says why all the while', async () => {
    const { user, field, tags, alert, open, press } = await openSave();
    await user.type(field(), 'Ocean, ocean, #1!,');
    const reason = 'A tag has only letters, digits and hyphens between them.';
    expect(alert()).toBe(reason);
    await user.type(field(), ' sun set');
    expect(alert()).toBe(reason);
    await user.type(field(), ',sea;');
    expect(tags()).toEqual(['ocean', 'sun-set', 'sea']);
    expect([field().value, alert()]).toEqual(['#1!,', reason]);
    await user.click(field());
    await user.keyboard('{Backspace}');
    expect(field().value).toBe('#1!');
    await press('Save palette');
    expect([alert(), open()?.dialog]).toEqual([reason, 'savePalette']);
  });

  it('keeps what is no tag where one is taken from the suggestions', async () => {
    const { user, field, tags, within: dialog } = await openSave();
    await user.type(field(), '#1!,se');
    await user.click(await dialog.findByRole('option', { name: /sea/ }));
    expect(tags()).toEqual(['sea']);
    expect(field().value).toBe('#1!,');
  });

  it('splits at a comma that is put into the middle', async () => {
    const { user, field, tags } = await openSave();
    await user.type(field(), 'seacalm{ArrowLeft>4/},');
    expect(tags()).toEqual(['sea', 'calm']);
  });

  it('is worked by keys: Backspace takes the last away, arrows go through them, Delete takes one', async () => {
    const { user, field, tags } = await openSave(['a1', 'a2', 'a3']);
    await user.click(field());
    await user.keyboard('{Backspace}');
    expect(tags()).toEqual(['a1', 'a2']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(tags()).toEqual(['a2']);
    expect(document.activeElement).toBe(field());
    await user.keyboard('{ArrowLeft}{ArrowRight}x');
    expect(field().value).toBe('x');
  });

  it('offers tags that begin so, own ones first, by mouse and by arrow keys', async () => {
    const stranger = { ...samplePalette('s', 'px', 'Other', COLORS), tags: ['season', 'sea-green', 'sepia'] };
    const {
      user,
      field,
      tags,
      within: dialog,
    } = await openSave([], {
      world: { projects: [PROJECT], palettes: [TIDE, stranger] },
    });
    await user.type(field(), '#Se');
    const options = await dialog.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'seayours',
      'season',
      'sea-green',
      'sepia',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(tags()).toEqual(['season']);
    await user.type(field(), 'sep');
    await user.click(await dialog.findByRole('option', { name: 'sepia' }));
    expect(tags()).toEqual(['season', 'sepia']);
    expect(field().value).toBe('');
  });

  it('closes what it offers by Escape, and the dialog by the next one', async () => {
    const { user, field, within: dialog, open } = await openSave();
    await user.type(field(), 'se');
    await dialog.findByRole('option', { name: /sea/ });
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('option')).toBeNull();
    expect([field().value, open()?.dialog]).toEqual(['se', 'savePalette']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(open()).toBeNull());
  });

  it('says of a word that is forbidden that it is, and keeps it', async () => {
    const office = { people: [], activities: [], administrators: [], tags: [], forbiddenTags: ['rude'] };
    const {
      user,
      field,
      tags,
      alert,
      within: dialog,
    } = await openSave([], {
      world: { ...WORLD, office, palettes: [{ ...TIDE, tags: ['rude-boy'] }] },
    });
    await user.type(field(), 'rude');
    await dialog.findByRole('option', { name: /rude-boy/ });
    await user.keyboard('{Enter}');
    expect([tags(), field().value, alert()]).toEqual([[], 'rude', '“rude” may not be used as a tag.']);
  });

  it('says what the service refuses', async () => {
    const log = silenceLog();
    const createPalette = () => Promise.reject(new BackendError(forbiddenTag('rude')));
    const { within: dialog, press } = await openSave(['rude'], { answers: { createPalette } });
    await press('Save palette');
    expect(await dialog.findByText(forbiddenTagProblem('rude'))).toBeDefined();
    log.mockRestore();
  });
});

describe('the tags of a palette', () => {
  it('come along as a suggestion that can be taken away', async () => {
    const { tags, press, closed, backend } = await openSave(['warm', 'ui']);
    expect(tags()).toEqual(['warm', 'ui']);
    await press('Remove tag warm');
    await press('Save palette');
    await closed();
    expect(backend.world.palettes[0]?.tags).toEqual(['ui']);
  });

  it('are those of the palette that is updated while one is chosen', async () => {
    const { tags, press, dialog, within: save } = await openSave(['warm']);
    await save.findByRole('button', { name: 'Tidewater' });
    await press('Tidewater');
    expect(tags()).toEqual(['sea', 'calm']);
    await press('Tidewater');
    expect(tags()).toEqual(['warm']);
    await press('Tidewater');
    await press('Update palette');
    const question = await dialog('Update Tidewater?');
    expect(question.getAllByRole('button', { name: /^Remove tag / })).toHaveLength(2);
  });

  it('are changed by the edit, which sends only what has changed', async () => {
    const { user, field, press, closed, backend, messages } = await openDialog(
      { dialog: 'editPalette', palette: TIDE },
      'Edit name and tags',
    );
    await user.type(field(), 'teal');
    await press('Save');
    await closed();
    await waitFor(() => expect(backend.world.palettes[0]?.tags).toEqual(['sea', 'calm', 'teal']));
    expect(backend.world.palettes[0]).toMatchObject({ name: 'Tidewater', selectionCount: 7 });
    expect(messages()).toEqual([PROJECT_MESSAGES.paletteUpdated]);
  });

  it('stay with an update that says nothing of them, and are changed by one that does', async () => {
    const palette = { colors: COLORS, name: null };
    const { user, field, press, closed, backend } = await openDialog(
      { dialog: 'updatePalette', palette, original: TIDE },
      'Update Tidewater?',
    );
    await user.type(field(), 'teal,');
    await press('Update palette');
    await closed();
    expect(backend.world.palettes[0]?.tags).toEqual(['sea', 'calm', 'teal']);
  });

  it('stand on cards, and lead to all palettes that have one', async () => {
    const { user, card, location } = await openProjects({ world: WORLD, search: '?project=p1' });
    const tide = within(await card('Tidewater'));
    expect(tide.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tidewater',
      '#sea',
      '#calm',
    ]);
    await user.click(tide.getByRole('link', { name: '#calm' }));
    expect(location().search).toBe('?tag=calm');
    expect(await screen.findByText('2 palettes found')).toBeDefined();
  });

  it('filter one’s own, several together and with a word; each can be taken out', async () => {
    const { user, location } = await openProjects({ world: WORLD, search: '?tag=calm&tag=sea' });
    const found = await screen.findByRole('region', { name: 'Found palettes' });
    expect(
      within(found)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tidewater']);
    await user.click(screen.getByRole('button', { name: 'Remove tag #sea' }));
    expect(await screen.findByText('2 palettes found')).toBeDefined();
    expect(location().search).toBe('?tag=calm');
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'du');
    expect(await screen.findByText('1 palette found')).toBeDefined();
    expect(location().search).toBe('?tag=calm&q=du');
  });

  it('are found by what is typed behind a number sign', async () => {
    const { user } = await openProjects({ world: WORLD });
    await user.type(await screen.findByRole('searchbox', { name: 'Search projects' }), '#sea');
    expect(await screen.findByText('1 palette found')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove tag #sea' }));
    expect(await screen.findByRole('link', { name: 'Rebrand' })).toBeDefined();
  });
});
