import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { THEME_IMPORT_MESSAGES } from '../../../src/domain/themeImportMessages';
import { THEME_FORMATS } from '../../../src/theme/exports/themeFormats';
import { parseThemeQuery } from '../../../src/theme/themeAddress';
import type { ThemeColors } from '../../../workers/theme-colors/api';
import { createFakeServices } from '../../support/fakeServices';
import { openTheme } from './openTheme';

await import('../../../src/features/theme/import/ThemeImportDialog');

const OTHER = 'h=rose.e11d48&g=111111&by=ratio&pl=rose.3.fecdd3';

const written = (id: string) => {
  const theme = parseThemeQuery(`?${OTHER}`);
  if (typeof theme === 'string') throw new Error(theme);
  return THEME_FORMATS.find((format) => format.id === id)?.files(theme) ?? [];
};

const open = async (services = createFakeServices()) => {
  const page = await openTheme('/theme?h=teal.0d9488', services);
  await page.user.click(screen.getByRole('button', { name: 'Import a theme' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Import a theme' })) };
};

describe('importing a theme', () => {
  it('opens a file of ours as it was saved, and undo brings the former theme back', async () => {
    const { user, dialog, location } = await open();
    const file = new File(
      [zipSync(Object.fromEntries(written('tokens').map(({ path, text }) => [path, strToU8(text)])))],
      'theme-tokens.zip',
    );
    await user.upload(dialog.getByLabelText('Theme files'), file);
    expect(await dialog.findByText('A theme of Hueloom: it opens exactly as it was saved.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Open theme' }));
    await waitFor(() => expect(location().search).toBe(`?${OTHER}`));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
  });

  it('reads what is pasted, and says what it leaves out', async () => {
    const { user, dialog, place } = await open();
    await user.click(dialog.getByRole('textbox'));
    await user.paste(':root { --primary: #4f46e5; --glow: #fff000 } .dark { --primary: #818cf8 }');
    expect(await dialog.findByText(/^1 of 32 roles have the colors of the file/)).toBeDefined();
    expect(dialog.getByText('Left out: glow.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Open theme' }));
    await waitFor(() => expect(place('Primary in light').getAttribute('aria-label')).toMatch(/#4F46E5/));
  });

  it('says of a file without its comment how many steps differ, and what it does not hold', async () => {
    const { user, dialog } = await open();
    const theme = parseThemeQuery('?h=teal.0d9488&xl=.....60');
    if (typeof theme === 'string') throw new TypeError('not a theme');
    const [file] = THEME_FORMATS.find(({ id }) => id === 'css-class')?.files(theme) ?? [];
    const text = (file?.text ?? '').replace(/^\/\*.*\*\/\n/, '');
    await user.click(dialog.getByRole('textbox'));
    await user.paste(
      text.replace(/--teal-300: [^;]*;/, '--teal-300: #ff00ff;').replaceAll(/--link: [^;]*;/g, ''),
    );
    expect(await dialog.findByText(/^31 of 32 roles .* one hue are made anew/)).toBeDefined();
    expect(dialog.getByText(/^\d+ steps? of .* differs? from the file|^One step of one scale/)).toBeDefined();
    expect(dialog.getByText('Not in the file, so by the rules: Link.')).toBeDefined();
    expect(dialog.queryByText(/^Left out/)).toBeNull();
  });

  it('shows the first color of each hue, and the grays', async () => {
    const { user, dialog } = await open();
    const theme = parseThemeQuery('?h=teal.0d9488.115e59_rose.e11d48&g=111111');
    if (typeof theme === 'string') throw new TypeError('not a theme');
    await user.click(dialog.getByRole('textbox'));
    await user.paste(THEME_FORMATS.find(({ id }) => id === 'css-class')?.files(theme)[0]?.text ?? '');
    const found = await dialog.findByText(/opens exactly as it was saved/);
    const strip = found.parentElement?.querySelector<HTMLElement>('[aria-hidden]');
    const shown = [...new Set(strip?.style.background.match(/#\w{6}/g))];
    expect(shown).toEqual(['#0D9488', '#E11D48', '#111111']);
  });

  it('says that nothing was found, and opens nothing', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('textbox'), 'hello');
    expect(await dialog.findByText(THEME_IMPORT_MESSAGES.themeFilesEmpty)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Open theme' }).getAttribute('aria-disabled')).toBe('true');
    await user.upload(dialog.getByLabelText('Theme files'), new File(['PK'], 'broken.zip'));
    expect(await dialog.findByText(THEME_IMPORT_MESSAGES.themeFilesUnreadable)).toBeDefined();
  });

  it('opens nothing of the former text while newer text is being read', async () => {
    const { themeColors } = createFakeServices();
    let waiting = Promise.resolve();
    const readTheme: ThemeColors['readTheme'] = async (files) => {
      await waiting;
      return themeColors.readTheme(files);
    };
    const services = createFakeServices({ themeColors: { ...themeColors, readTheme } });
    const { user, dialog, place } = await open(services);
    const field = dialog.getByRole('textbox');
    await user.click(field);
    await user.paste(':root { --primary: #4f46e5 }');
    await dialog.findByText(/^1 of 32 roles have the colors of the file/);
    let letGo = (): void => {};
    waiting = new Promise((resolve) => {
      letGo = resolve;
    });
    // At once in place of the former text, without an empty field between them.
    fireEvent.change(field, { target: { value: ':root { --primary: #e11d48; --link: #e11d48 }' } });
    const press = () => user.click(dialog.getByRole('button', { name: 'Open theme' }));
    await press();
    expect(screen.getByRole('dialog', { name: 'Import a theme' })).toBeDefined();
    letGo();
    await dialog.findByText(/^2 of 32 roles have the colors of the file/);
    await press();
    await waitFor(() => expect(place('Primary in light').getAttribute('aria-label')).toMatch(/#E11D48/));
  });

  it('keeps what was typed until a file was read in its place', async () => {
    const { user, dialog } = await open();
    const field = dialog.getByRole('textbox');
    await user.click(field);
    await user.paste(':root { --primary: #4f46e5 }');
    await user.upload(dialog.getByLabelText('Theme files'), new File(['PK'], 'broken.zip'));
    expect(await dialog.findByText(THEME_IMPORT_MESSAGES.themeFilesUnreadable)).toBeDefined();
    expect(field).toHaveProperty('value', ':root { --primary: #4f46e5 }');
    await user.upload(dialog.getByLabelText('Theme files'), new File(['hello'], 'notes.txt'));
    expect(await dialog.findByText(THEME_IMPORT_MESSAGES.themeFilesEmpty)).toBeDefined();
    expect(field).toHaveProperty('value', ':root { --primary: #4f46e5 }');
    const sheet = new File([':root { --primary: #0d9488; --link: #0d9488 }'], 'theme.css');
    await user.upload(dialog.getByLabelText('Theme files'), sheet);
    expect(await dialog.findByText(/^2 of 32 roles have the colors of the file/)).toBeDefined();
    expect(field).toHaveProperty('value', '');
  });

  it('takes files that are dropped, and leaves dropped text to the field', async () => {
    const { dialog } = await open();
    const field = dialog.getByRole('textbox');
    // False: the page has taken it.
    expect(fireEvent.drop(field, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
    const files = [new File([':root { --primary: #0d9488 }'], 'theme.css')];
    expect(fireEvent.drop(field, { dataTransfer: { types: ['Files'], files } })).toBe(false);
    expect(await dialog.findByText(/^1 of 32 roles have the colors of the file/)).toBeDefined();
  });
});
