import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MESSAGES } from '../../../src/domain/messages';
import { FILES_FAILED } from '../../../src/domain/themeExportMessages';
import { THEME_IMPORT_MESSAGES } from '../../../src/domain/themeImportMessages';
import { THEME_MESSAGES } from '../../../src/domain/themeMessages';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import { openTheme } from './openTheme';

await Promise.all([
  import('../../../src/features/theme/import/ThemeImportDialog'),
  import('../../../src/features/theme/drawing/OwnDrawingView'),
]);

afterEach(() => vi.restoreAllMocks());

const LINK = '/theme?h=teal.0d9488&s=a.b.c.d';

/** Neither a worker nor its code on the page can be loaded, until `load`. */
const withoutWorker = (...calls: readonly ('modeColors' | 'themeFiles' | 'readTheme')[]) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const services = createFakeServices();
  const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  let isLoaded = false;
  const { themeColors } = services;
  const failing = Object.fromEntries(
    calls.map((name) => [
      name,
      (...values: readonly never[]) =>
        isLoaded ? (themeColors[name] as (...all: readonly never[]) => unknown)(...values) : fail(),
    ]),
  );
  return {
    services: { ...services, themeColors: { ...themeColors, ...failing } },
    load: () => {
      isLoaded = true;
    },
  };
};

it('says that the colors of a theme could not be computed, and computes them at the next try', async () => {
  const { services, load } = withoutWorker('modeColors');
  const { user } = renderApp(LINK, services);
  const words = await screen.findByText(THEME_MESSAGES.colorsFailed);
  expect(words.closest('[role="alert"]')).not.toBeNull();
  load();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('toolbar', { name: 'Dark scales' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText(THEME_MESSAGES.colorsFailed)).toBeNull());
});

it('says that files could not be written, and writes them at the next try', async () => {
  const { services, load } = withoutWorker('themeFiles');
  const { user } = await openTheme(LINK, services);
  await user.click(screen.getByRole('button', { name: /^Export/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(FILES_FAILED)).toBeDefined();
  load();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/--primary/)).toBeDefined();
  expect(dialog.queryByText(FILES_FAILED)).toBeNull();
});

it('says that a pasted theme could not be read, and reads it at the next try', async () => {
  const { services, load } = withoutWorker('readTheme');
  const { user, location } = await openTheme(LINK, services);
  await user.click(screen.getByRole('button', { name: 'Import a theme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a theme' }));
  await user.click(dialog.getByRole('textbox'));
  await user.paste(':root { --primary: #e11d48; }');
  expect(await dialog.findByText(THEME_IMPORT_MESSAGES.themeReadFailed)).toBeDefined();
  load();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog.queryByText(THEME_IMPORT_MESSAGES.themeReadFailed)).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Open theme' }));
  await waitFor(() => expect(location().search).toMatch(/\.e11d48/));
});

it('says why a drawing cannot be read where what reads it is missing, and not that the drawing is at fault', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const openDrawings = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { user } = await openTheme(LINK, createFakeServices({ openDrawings }));
  await user.click(screen.getByRole('tab', { name: 'Your own' }));
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await user.upload(await screen.findByLabelText('Drawing file'), file);
  expect(await screen.findByText(MESSAGES.partOffline)).toBeDefined();
});
