import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { onPhone } from '../../../support/onPhone';
import { renderToolbar } from '../../../support/renderToolbar';

const toolbar = () => within(screen.getByRole('region', { name: 'Palette' }));
const names = () =>
  toolbar()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

const choose = async (user: ReturnType<typeof renderToolbar>['user'], name: string): Promise<void> => {
  await user.click(toolbar().getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('the toolbar of a phone', () => {
  it('has seven buttons, and none for keys [B-05] [B-06] [B-08] [B-09]', () => {
    onPhone();
    renderToolbar();
    expect(toolbar().getByRole('heading', { level: 1, name: 'Color palette' })).toBeDefined();
    expect(names()).toEqual([
      'Previous palette',
      'Next palette',
      'Generate',
      'Generator method: Balanced',
      'Random palette adjustments',
      'Save',
      'More',
    ]);
  });

  it('collapses an expanded palette with one press [B-10]', async () => {
    onPhone();
    const { user, store } = renderToolbar();
    await choose(user, 'Expand palette');
    await user.click(await screen.findByRole('button', { name: 'Collapse palette' }));
    expect(store.getState().paletteExpanded.isExpanded).toBe(false);
    expect(names()).toContain('Save');
  });

  it('has a way to save the expanded palette behind its other buttons, and none to expand it once more', async () => {
    onPhone();
    const { user } = renderToolbar();
    await choose(user, 'Expand palette');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Save' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Expand palette' })).toBeNull();
  });

  it('takes a name for the palette, which then stands beside the count', async () => {
    onPhone();
    const { user, name } = renderToolbar();
    expect(toolbar().queryByText('3 colors')).toBeNull();
    await choose(user, 'Name this palette');
    await user.type(await toolbar().findByRole('textbox', { name: 'Palette name' }), 'Kiln{Enter}');
    expect(name()).toBe('Kiln');
    expect(toolbar().getByRole('button', { name: 'Rename palette Kiln' })).toBe(document.activeElement);
    expect(toolbar().getByText('3 colors')).toBeDefined();
  });

  it('gives the focus back where no name was given', async () => {
    onPhone();
    const { user, name } = renderToolbar();
    await choose(user, 'Name this palette');
    await user.type(await toolbar().findByRole('textbox', { name: 'Palette name' }), 'Ki{Escape}');
    expect(name()).toBeNull();
    expect(toolbar().getByRole('button', { name: 'More' })).toBe(document.activeElement);
  });

  it.each([
    ['Compare and mix palettes', 'compare'],
    ['Export palette', 'export'],
    ['Import palette', 'import'],
    ['Export as image', 'export'],
    ['Export as poster', 'socialExport'],
  ])('has in its menu, too: %s', async (name, opened) => {
    onPhone();
    const { user, dialog } = renderToolbar();
    await choose(user, name);
    await waitFor(() => expect(dialog()).toMatchObject({ dialog: opened }));
  });

  it('shows the history from its menu', async () => {
    onPhone();
    const { user } = renderToolbar();
    await choose(user, 'History');
    expect(await screen.findByRole('dialog', { name: /history/i })).toBeDefined();
  });
});
