import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import { PATHS } from '../../../../src/domain/paths';
import { pageMessages } from '../../../support/pageToasts';
import { openAdmin } from '../openAdmin';

const used = (tag: string, palettes = 2, publicPalettes = 1) => ({ tag, palettes, publicPalettes });

const open = async (
  tags = [used('color', 1200, 900), used('colour'), used('rude', 1, 0)],
  answers: Partial<Backend['admin']> = {},
) => {
  const office = { people: [], activities: [], administrators: [], tags, forbiddenTags: ['worse'] };
  const app = openAdmin(PATHS.adminSettings, { office }, { admin: answers });
  const panel = within(await screen.findByRole('region', { name: 'Tags' }));
  await panel.findAllByRole('listitem');
  return {
    ...app,
    panel,
    rows: () => panel.getAllByRole('listitem').map(({ textContent }) => textContent),
    press: (name: string) => app.user.click(panel.getByRole('button', { name })),
    dialog: async (name: string) => within(await screen.findByRole('dialog', { name })),
  };
};
const MANY = Array.from({ length: 45 }, (_, i) => used(`tag${String(i).padStart(2, '0')}`, 45 - i));

describe('the tags in the back office', () => {
  it('are listed by their use, and found by how they begin', async () => {
    const { user, rows, panel } = await open();
    expect(rows()).toEqual([
      'color1,200 palettes, 900 public',
      'colour2 palettes, 1 public',
      'rude1 palette, private',
    ]);
    await user.type(panel.getByRole('searchbox', { name: 'Search tags' }), '#Colou');
    await waitFor(() => expect(rows()).toEqual(['colour2 palettes, 1 public']));
    await user.type(panel.getByRole('searchbox', { name: 'Search tags' }), 'x');
    expect(await panel.findByText('No tag begins so.')).toBeDefined();
  });

  it('are told apart by whether all their palettes are public', async () => {
    const { rows } = await open([
      used('all', 3, 3),
      used('some', 3, 2),
      used('one', 1, 1),
      used('none', 2, 0),
    ]);
    expect(rows().toSorted()).toEqual([
      'all3 palettes',
      'none2 palettes, private',
      'one1 palette',
      'some3 palettes, 2 public',
    ]);
  });

  it('are told of where there are none', async () => {
    openAdmin(PATHS.adminSettings, {
      office: { people: [], activities: [], administrators: [], tags: [], forbiddenTags: [] },
    });
    const panel = within(await screen.findByRole('region', { name: 'Tags' }));
    expect(await panel.findByText('No palette has a tag yet.')).toBeDefined();
    act(() => panel.getByRole('tab', { name: 'Forbidden' }).click());
    expect(await panel.findByText('No tag is forbidden.')).toBeDefined();
  });

  it('are not said to be missing before they are read, whatever the search before found', async () => {
    let isHeld = false;
    const { user, panel } = await open(undefined, {
      tags: ({ word }) =>
        isHeld
          ? new Promise(() => {})
          : Promise.resolve({ tags: word === 'zz' ? [] : [used('color')], total: 1 }),
    });
    const field = panel.getByRole('searchbox', { name: 'Search tags' });
    await user.type(field, 'zz');
    await panel.findByText('No tag begins so.');
    isHeld = true;
    await user.type(field, 'y');
    expect(panel.queryByText('No tag begins so.')).toBeNull();
    await user.click(panel.getByRole('tab', { name: 'Forbidden' }));
    expect(panel.queryByText('No tag is forbidden.')).toBeNull();
  });

  it('in use are gone where the forbidden ones are read', async () => {
    const { user, panel } = await open(undefined, {
      tags: ({ isForbidden }) =>
        isForbidden ? new Promise(() => {}) : Promise.resolve({ tags: [used('color')], total: 1 }),
    });
    await user.click(panel.getByRole('tab', { name: 'Forbidden' }));
    expect(panel.queryAllByRole('listitem')).toEqual([]);
  });

  it('can be read again where they could not be read', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let isDown = false;
    const { user, panel, rows } = await open(undefined, {
      tags: async ({ isForbidden }) => {
        if (isDown) throw new BackendError('offline');
        return { tags: [used(isForbidden ? 'worse' : 'color')], total: 1 };
      },
    });
    isDown = true;
    await user.click(panel.getByRole('tab', { name: 'Forbidden' }));
    expect((await panel.findByRole('alert')).textContent).toContain('The tags could not be read.');
    expect(panel.queryAllByRole('listitem')).toEqual([]);
    isDown = false;
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toEqual(['worse']));
    expect(panel.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('come by page', async () => {
    const { rows, panel, press } = await open(MANY);
    expect(panel.getByText('Page 1 of 3')).toBeDefined();
    await press('Next');
    await press('Next');
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(panel.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    await press('Previous');
    expect(await panel.findByText('Page 2 of 3')).toBeDefined();
    await press('Previous');
    await waitFor(() => expect(rows()[0]).toContain('tag00'));
    expect(panel.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('are those of the page before once the last page has lost its only tag', async () => {
    const { rows, panel, press, dialog, user } = await open(MANY.slice(0, 41));
    await press('Next');
    await press('Next');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await press('Forbid tag40');
    await user.click((await dialog('Forbid tag40?')).getByRole('button', { name: 'Forbid tag' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(panel.getByText('Page 2 of 2')).toBeDefined();
  });

  it('become one where one is renamed into another, after a question', async () => {
    const { user, rows, press, dialog, panel } = await open();
    await press('Rename or merge colour');
    const question = await dialog('Rename colour?');
    expect(question.getByText(/changes on 2 palettes/)).toBeDefined();
    expect(question.getByRole('button', { name: 'Rename tag' }).getAttribute('aria-disabled')).toBe('true');
    await user.clear(question.getByLabelText('New tag'));
    await user.type(question.getByLabelText('New tag'), '#Color{Enter}');
    await waitFor(() => expect(pageMessages()).toEqual(['Tag renamed']));
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^color1,202/), expect.anything()]));
    expect(panel.queryByText('colour')).toBeNull();
  });

  it('are not renamed into what is none, or forbidden: the question says so and stays', async () => {
    const { user, press, dialog } = await open();
    await press('Rename or merge colour');
    const question = await dialog('Rename colour?');
    const field = question.getByLabelText('New tag');
    await user.clear(field);
    await user.type(field, 'a{Enter}');
    expect(await question.findByText('A tag has at least 2 characters.')).toBeDefined();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await user.clear(field);
    await user.type(field, 'worse{Enter}');
    expect(await question.findByText('“worse” may not be used as a tag.')).toBeDefined();
    log.mockRestore();
  });

  it('are forbidden after a question, and allowed again after another', async () => {
    const { user, backend, press, dialog, panel, rows } = await open();
    await press('Forbid rude');
    let question = await dialog('Forbid rude?');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(backend.world.office.forbiddenTags).toEqual(['worse']);
    await press('Forbid rude');
    question = await dialog('Forbid rude?');
    await user.click(question.getByRole('button', { name: 'Forbid tag' }));
    await waitFor(() => expect(backend.world.office.forbiddenTags).toEqual(['worse', 'rude']));
    await user.click(panel.getByRole('tab', { name: 'Forbidden' }));
    await waitFor(() => expect(rows()).toEqual(['worse', 'rude']));
    await press('Allow rude again');
    question = await dialog('Allow rude again?');
    await user.click(question.getByRole('button', { name: 'Allow tag' }));
    await waitFor(() => expect(rows()).toEqual(['worse']));
    expect(pageMessages()).toEqual(['Tag forbidden', 'Tag allowed']);
  });

  it('say that one could not be changed whose question was closed by then, with the new tag kept', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let fail = (): void => {};
    const renameTag = () =>
      new Promise<number>((_, reject) => (fail = () => reject(new BackendError('timeout'))));
    const { user, press, dialog } = await open(undefined, { renameTag });
    await press('Rename or merge colour');
    const field = (await dialog('Rename colour?')).getByLabelText('New tag');
    await user.clear(field);
    await user.type(field, 'hue{Enter}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pageMessages()).toEqual([]);
    await act(async () => fail());
    await waitFor(() => expect(pageMessages()).toEqual(['Failed to change “colour”. Please try again.']));
    await press('Rename or merge colour');
    const again = (await dialog('Rename colour?')).getByLabelText<HTMLInputElement>('New tag');
    expect(again.value).toBe('hue');
    log.mockRestore();
  });

  it('change while another question is open, which stays', async () => {
    let finish = (): void => {};
    const forbidTag = () => new Promise<number>((resolve) => (finish = () => resolve(1)));
    const { user, press, dialog } = await open(undefined, { forbidTag });
    await press('Forbid rude');
    await user.click((await dialog('Forbid rude?')).getByRole('button', { name: 'Forbid tag' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Rename or merge colour');
    await dialog('Rename colour?');
    await act(async () => finish());
    await waitFor(() => expect(pageMessages()).toEqual(['Tag forbidden']));
    expect(await dialog('Rename colour?')).toBeDefined();
  });

  it('say that they could not be changed, and leave the question open', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user, press, dialog } = await open(undefined, {
      forbidTag: () => Promise.reject(new BackendError('offline')),
    });
    await press('Forbid rude');
    const question = await dialog('Forbid rude?');
    await user.click(question.getByRole('button', { name: 'Forbid tag' }));
    expect(await question.findByText('That did not work. Please try again.')).toBeDefined();
    log.mockRestore();
  });
});
