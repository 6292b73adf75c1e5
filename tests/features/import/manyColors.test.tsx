import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { STEP } from '../../../src/features/import/useGrowingCount';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { renderApp } from '../../support/renderApp';

const SHEET = [
  ...Array.from({ length: 20 }, (_, i) => `.a${i} { color: #0D9488; }`),
  ...Array.from({ length: 5 }, (_, i) => `.b${i} { color: #0E9589; }`),
  ...[
    '#FF5A5F',
    '#1E3A8A',
    '#FACC15',
    '#111111',
    '#FFFFFF',
    '#9333EA',
    '#84CC16',
    '#EA580C',
    '#DB2777',
    '#78350F',
  ].map((hex, i) => `.c${i} { color: ${hex}; }`),
].join('\n');

const open = async () => {
  const app = renderApp('/palette-builder?c=0d9488-f5f5f4');
  await screen.findByRole('button', { name: 'Generate' });
  act(() => void app.store.dispatch(dialogOpened({ dialog: 'import' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import palette' }));
  const field = dialog.getByRole('textbox', { name: 'Paste colors, code or a link, or drop a file' });
  return {
    ...app,
    dialog,
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    cells: () => within(dialog.getByRole('group', { name: 'Colors to use' })).getAllByRole('button'),
  };
};

const chosen = (cells: readonly HTMLElement[]): number =>
  cells.filter((cell) => cell.getAttribute('aria-pressed') === 'true').length;

describe('the colors of a whole stylesheet', () => {
  it('are grouped where they look alike, with how often they are there, and nine of them are taken', async () => {
    const { dialog, type, cells, user } = await open();
    type(SHEET);
    expect(await dialog.findByText('12 colors found (Code)')).toBeDefined();
    expect(cells()).toHaveLength(11);
    expect(cells()[0]?.getAttribute('aria-label')).toBe('#0D9488, 25 times');
    expect(chosen(cells())).toBe(9);
    expect(
      dialog.getByText(
        /^11 colors once look-alikes are together\. The selected ones and their near shades are 9\d % of all that was found\.$/,
      ),
    ).toBeDefined();

    await user.click(dialog.getByRole('button', { name: /^#0D9488/ }));
    expect(dialog.getByText(/near shades are 2\d %/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Take the 9 that cover most' }));
    expect(dialog.getByText(/near shades are 9\d %/)).toBeDefined();
  });

  it('are all there where they are not to be grouped', async () => {
    const { dialog, type, cells, user } = await open();
    type(SHEET);
    await user.click(await dialog.findByRole('checkbox', { name: /^Group colors that look alike/ }));
    // Some are drawn a frame later.
    await vi.waitFor(() => expect(cells()).toHaveLength(12));
    expect(
      cells()
        .slice(0, 3)
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['#0D9488, 20 times', '#0E9589, 5 times', '#FF5A5F']);
    expect(chosen(cells())).toBe(9);
  });

  it('are drawn to the last one, however many there are', async () => {
    const { dialog, type, cells, user } = await open();
    type(Array.from({ length: 100 }, (_, i) => `#${(i * 155_843).toString(16).padStart(6, '0')}`).join('\n'));
    await user.click(await dialog.findByRole('checkbox', { name: /^Group colors that look alike/ }));
    await vi.waitFor(() => expect(cells()).toHaveLength(100), { timeout: 20_000 });
  });

  it('come some rows at a time, so that hundreds of them hold nothing up', async () => {
    const { dialog, type, cells, user } = await open();
    type(Array.from({ length: 100 }, (_, i) => `#${(i * 155_843).toString(16).padStart(6, '0')}`).join('\n'));
    const box = await dialog.findByRole('checkbox', { name: /^Group colors that look alike/ });
    const cellsIn = (node: Node): number =>
      node instanceof Element ? node.querySelectorAll('[data-roving]').length : 0;
    // What one rendering adds is told in one call; on a busy machine two of them may be told together.
    const added: number[] = [];
    const observer = new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const sum = nodes.reduce((total, node) => total + cellsIn(node), 0);
      if (sum > 0) added.push(sum);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await user.click(box);
    await vi.waitFor(() => expect(cells()).toHaveLength(100), { timeout: 20_000 });
    observer.disconnect();
    expect(Math.max(...added)).toBeLessThanOrEqual(2 * STEP);
    expect(added.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(100);
  });

  it('are taken by their hues with one click, and not where there are none', async () => {
    const { dialog, type, cells, user } = await open();
    const grays = Array.from({ length: 24 }, (_, i) => `#${(i * 10 + 16).toString(16).repeat(3)}`);
    type([...grays, ...grays, '#DC2626', '#16A34A', '#2563EB'].join('\n'));
    await user.click(await dialog.findByRole('button', { name: 'One of each hue' }));
    const names = cells()
      .filter((cell) => cell.getAttribute('aria-pressed') === 'true')
      .map((cell) => cell.getAttribute('aria-label')?.slice(0, 7));
    expect(names).toEqual(['#DC2626', '#16A34A', '#2563EB']);
    type([...grays, ...grays].join('\n'));
    await dialog.findByText('24 colors found (Hex list)');
    expect(dialog.queryByRole('button', { name: 'One of each hue' })).toBeNull();
  });

  it('are not grouped where they are few', async () => {
    const { dialog, type } = await open();
    type('#0D9488 #FF5A5F #1E3A8A');
    await dialog.findByText('3 colors found (Hex list)');
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});
