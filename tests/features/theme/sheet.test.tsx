import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ThemeSheets } from '../../../workers/theme-sheet/api';
import { SHEET_FAILED } from '../../../src/domain/themeExportMessages';
import { createFakeServices } from '../../support/fakeServices';
import { openTheme } from './openTheme';

const LINK = '/theme?h=teal.0d9488&s=a.b.c.d&n=Lagoon';

type Draw = ThemeSheets['draw'];

const openSheet = async (label: string, draw: Draw) => {
  const openThemeSheets = () => Promise.resolve({ draw });
  const app = await openTheme(LINK, createFakeServices({ openThemeSheets }));
  await app.user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export theme' }));
  await app.user.click(dialog.getByRole('radio', { name: label }));
  return { ...app, dialog };
};

const drawn: Draw = (_, __, kind) => Promise.resolve(new Blob([kind], { type: `image/${kind}` }));

describe('the sheet of a theme', () => {
  it.each([
    ['PNG sheet', 'lagoon-sheet.png'],
    ['PDF sheet', 'lagoon-sheet.pdf'],
  ])('is seen before it is saved: %s', async (label, file) => {
    const { dialog } = await openSheet(label, drawn);
    expect(
      await dialog.findByRole('img', {
        name: 'Lagoon: scales, roles, charts and contrast, in light and dark',
      }),
    ).toBeDefined();
    expect(dialog.getByText(file)).toBeDefined();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Download' }).getAttribute('aria-disabled')).not.toBe('true'),
    );
  });

  it('says that it could not be drawn, and is drawn again', async () => {
    const draw = vi.fn<Draw>(drawn).mockRejectedValueOnce(new Error('no canvas'));
    const { user, dialog } = await openSheet('PNG sheet', draw);
    expect((await dialog.findByRole('alert')).textContent).toContain(SHEET_FAILED);
    await user.click(dialog.getByRole('button', { name: 'Draw again' }));
    expect(await dialog.findByRole('img')).toBeDefined();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('is drawn no further when the dialog is closed', async () => {
    const signals: AbortSignal[] = [];
    const { user, dialog } = await openSheet('PNG sheet', (signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(dialog.getByRole('status', { name: 'Drawing the sheet…' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });
});
