import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { colorFromHex } from '../../../../src/color/color';
import { PROJECT_MESSAGES } from '../../../../src/domain/projectMessages';
import { PATHS } from '../../../../src/domain/paths';
import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import { savePalette } from '../../../../src/features/builder/palette/savePalette';
import { renamePalette } from '../../../../src/state/palette/renamePalette';
import { recolorPalette } from '../../../../src/state/palette/commitPalette';
import {
  deleteSwatch,
  duplicateSwatch,
  mirrorCurrentPalette,
  replaceColor,
} from '../../../../src/state/palette/editPalette';
import {
  DRAFTS_KEY,
  keepDraft,
  readDrafts,
  writeDrafts,
} from '../../../../src/state/palette/drafts/storedDrafts';
import { createPalette } from '../../../../src/palette/palette';
import { FREE_USER } from '../../../support/fakeBackend';
import { createMemoryStore } from '../../../support/fakeServices';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf } from '../samples';
import { buildAndSignIn, PROJECT } from './buildAndSignIn';

describe('what a visitor has made', () => {
  it('is offered after the sign-in, and saved only as far as it is chosen, which is said [P-28]', async () => {
    const { user, kept, dialog, closed, backend, services, messages } = await buildAndSignIn(3);
    expect(kept).toHaveLength(3);
    expect(backend.world.palettes).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const box = await dialog('Keep your palettes');
    const [, , third] = box.getAllByRole('checkbox');
    if (third) await user.click(third);
    await box.findByRole('radio', { name: 'Rebrand' });
    await user.click(box.getByRole('button', { name: 'Save 2' }));
    await closed();
    expect(backend.world.palettes.map(({ colors }) => colors)).toEqual([kept[0]?.colors, kept[2]?.colors]);
    expect(messages()).toContain('Palette saved successfully');
    expect(readDrafts(services.storage)).toEqual([kept[1]]);
  });

  it('is called by its colors where nobody has named it, and saved so', async () => {
    const page = await openProjects({ path: PATHS.builder, world: { user: null, projects: [PROJECT] } });
    await screen.findByRole('list', { name: 'Color palette' });
    act(() => {
      page.store.dispatch(generatePalette());
      page.store.dispatch(recolorPalette(paletteOf('#0D9488', '#FF7F50', '#F5F5F4')));
    });
    await act(async () => page.backend.changeUser(FREE_USER));
    await page.user.click(await screen.findByRole('button', { name: 'Review' }));
    const box = await page.dialog('Keep your palettes');
    await waitFor(() =>
      expect(box.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)).toEqual([
        'Coral & Green Dynasty',
        expect.stringContaining(' & '),
      ]),
    );
    await box.findByRole('radio', { name: 'Rebrand' });
    await page.user.click(box.getByRole('button', { name: 'Save 1' }));
    await page.closed();
    expect(page.backend.world.palettes.map(({ name }) => name)).toEqual(['Coral & Green Dynasty']);
  });

  it('is selected where it was edited or named, and the newest alone where nothing was', async () => {
    const select = async (work: (store: Awaited<ReturnType<typeof openProjects>>['store']) => void) => {
      const page = await openProjects({ path: PATHS.builder, world: { user: null, projects: [PROJECT] } });
      await screen.findByRole('list', { name: 'Color palette' });
      act(() => work(page.store));
      await act(async () => page.backend.changeUser(FREE_USER));
      await page.user.click(await screen.findByRole('button', { name: 'Review' }));
      const box = await page.dialog('Keep your palettes');
      const checked = box.getAllByRole<HTMLInputElement>('checkbox').map((each) => each.checked);
      const says = [PROJECT_MESSAGES.draftsWorkedOn, PROJECT_MESSAGES.draftsNewest].filter((text) =>
        box.queryByText(text, { exact: false }),
      );
      page.unmount();
      return [checked, says];
    };
    const generated = await select((store) => {
      for (let i = 0; i < 3; i++) store.dispatch(generatePalette());
    });
    expect(generated).toEqual([[true, false, false], [PROJECT_MESSAGES.draftsNewest]]);
    const edited = await select((store) => {
      store.dispatch(generatePalette());
      store.dispatch(duplicateSwatch(0));
      store.dispatch(generatePalette());
      store.dispatch(renamePalette('Harbor'));
      store.dispatch(generatePalette());
    });
    expect(edited).toEqual([[false, true, true], [PROJECT_MESSAGES.draftsWorkedOn]]);
  });

  it('is offered once for all the edits that led to it', async () => {
    const page = await openProjects({ path: PATHS.builder, world: { user: null, projects: [PROJECT] } });
    await screen.findByRole('list', { name: 'Color palette' });
    act(() => {
      page.store.dispatch(generatePalette());
      page.store.dispatch(mirrorCurrentPalette());
      page.store.dispatch(duplicateSwatch(0));
      page.store.dispatch(deleteSwatch(2));
      page.store.dispatch(replaceColor(0, colorFromHex('#0D9488')));
    });
    const { entries } = page.store.getState().paletteHistory;
    expect(entries.length).toBeGreaterThanOrEqual(5);
    expect(readDrafts(page.services.storage).map(({ colors }) => colors)).toEqual([entries.at(-1)?.colors]);
  });

  it('is not what was there from the start', async () => {
    const { kept, messages } = await buildAndSignIn(0);
    expect(kept).toEqual([]);
    expect(messages()).toEqual([]);
  });

  it('is kept as long as a visitor’s history: the last five', async () => {
    const { kept, store } = await buildAndSignIn(8);
    expect(kept).toHaveLength(5);
    expect(kept[0]?.colors).toEqual(store.getState().paletteHistory.entries.at(-1)?.colors);
  });

  it('is chosen as far as the plan has room, which is said before; the rest stays', async () => {
    const { user, kept, dialog, closed, backend, services } = await buildAndSignIn(2, 'free');
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const box = await dialog('Keep your palettes');
    await box.findByRole('radio', { name: 'Rebrand' });
    expect(box.getByText(PROJECT_MESSAGES.freePaletteLimitReached)).toBeDefined();
    expect(box.getByText('There is room for 1 palette in this project. The others stay here.')).toBeDefined();
    const boxes = box.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true]);
    if (boxes[0]) await user.click(boxes[0]);
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false]);
    if (boxes[1]) await user.click(boxes[1]);
    expect(boxes.map(({ disabled }) => disabled)).toEqual([true, false]);
    await user.click(box.getByRole('button', { name: 'Save 1' }));
    await closed();
    expect(backend.world.palettes).toMatchObject([{ colors: kept[1]?.colors }]);
    expect(readDrafts(services.storage)).toEqual([kept[0]]);
  });

  it('is offered once, not with every visit; the page of projects goes on', async () => {
    const { store, backend, messages, services } = await buildAndSignIn(2);
    const offer = '2 palettes from before you signed in are still here.';
    expect(messages()).toEqual([offer]);
    act(() => services.toasts.withdraw(offer));
    await act(async () => backend.changeUser(null));
    await act(async () => backend.changeUser(FREE_USER));
    await waitFor(() => expect(store.getState().drafts.drafts).toHaveLength(2));
    expect(messages()).toEqual([]);
    expect(readDrafts(services.storage)).toHaveLength(2);
  });

  it('is a draft no more once it was saved, in whatever way, and the offer goes', async () => {
    const { store, kept, user, dialog, closed, services, messages } = await buildAndSignIn(1);
    // Another tab keeps one more, of which the offer says nothing.
    const elsewhere = { name: null, colors: paletteOf('#000000', '#FFFFFF') };
    writeDrafts(services.storage, [...readDrafts(services.storage), elsewhere]);
    act(() => store.dispatch(savePalette()));
    const save = await dialog('Save palette');
    await save.findByRole('radio', { name: 'Rebrand' });
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    await closed();
    expect(kept).toHaveLength(1);
    expect(readDrafts(services.storage).map(({ colors }) => colors)).toEqual([elsewhere.colors]);
    expect(store.getState().drafts.drafts).toEqual([]);
    expect(messages()).toEqual(['Palette saved successfully']);
  });

  it.each([
    ['its project [P-32]', [], 'create', 'Failed to create project'],
    ['a palette [P-30]', [PROJECT], 'createPalette', 'Failed to save palette'],
  ] as const)('says where %s was not made, and can be tried again', async (_, projects, call, message) => {
    const log = silenceLog();
    const { user, dialog, closed, backend, kept } = await buildAndSignIn(1, 'pro', projects);
    vi.spyOn(backend.projects, call).mockRejectedValueOnce(new BackendError('offline'));
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const box = await dialog('Keep your palettes');
    await box.findByText(projects.length > 0 ? 'Rebrand' : 'Project name');
    await user.click(box.getByRole('button', { name: 'Save 1' }));
    expect(await box.findByText(message)).toBeDefined();
    await user.click(box.getByRole('button', { name: 'Try again' }));
    await closed();
    expect(backend.world.palettes).toMatchObject([{ colors: kept[0]?.colors }]);
    log.mockRestore();
  });

  it('is forgotten when it is discarded', async () => {
    const { user, dialog, closed, services, backend } = await buildAndSignIn(2);
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    await user.click((await dialog('Keep your palettes')).getByRole('button', { name: 'Discard' }));
    await closed();
    expect(readDrafts(services.storage)).toEqual([]);
    expect(backend.world.palettes).toEqual([]);
  });
});

describe('the kept drafts', () => {
  it('come back exactly, with their names', () => {
    const storage = createMemoryStore();
    const draft = createPalette(paletteOf('#0D9488', '#F5F5F4'), { name: 'Teal' });
    writeDrafts(storage, [draft]);
    expect(readDrafts(storage)).toEqual([draft]);
  });

  it('hold a palette once, where it was made last', () => {
    const storage = createMemoryStore({ [DRAFTS_KEY]: [null, { colors: 7 }] });
    const teal = createPalette(paletteOf('#0D9488', '#F5F5F4'));
    const coral = createPalette(paletteOf('#FF7F50', '#F5F5F4'));
    for (const draft of [teal, coral, { ...teal, name: 'Teal' }]) keepDraft(storage, draft, null);
    expect(readDrafts(storage)).toEqual([{ ...teal, name: 'Teal' }, coral]);
  });

  it('hold no palette that was only passed on the way to what it was edited into', () => {
    const storage = createMemoryStore();
    const first = createPalette(paletteOf('#0D9488', '#F5F5F4', '#1C1917'));
    const other = createPalette(paletteOf('#FF7F50', '#264653', '#E9C46A'));
    const recolored = createPalette(paletteOf('#0D9488', '#F5F5F4', '#FF0000'));
    keepDraft(storage, first, null);
    keepDraft(storage, other, first.colors);
    expect(readDrafts(storage)).toEqual([other, first]);
    keepDraft(storage, recolored, first.colors);
    expect(readDrafts(storage)).toEqual([{ ...recolored, isWorkedOn: true }, other]);
  });

  it.each([undefined, null, 7, {}, [null, 7, {}, { colors: 7 }, { colors: ['#000000'] }]])(
    'are none where storage holds %j',
    (value) => {
      expect(readDrafts(createMemoryStore(value === undefined ? {} : { [DRAFTS_KEY]: value }))).toEqual([]);
    },
  );
});
