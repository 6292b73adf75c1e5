import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DRAWING_FAILURES, DRAWING_MESSAGES } from '../../../src/domain/drawingMessages';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { openTheme } from './openTheme';

await Promise.all([
  import('../../../src/features/theme/drawing/OwnDrawingView'),
  import('../../../workers/drawing/readDrawing'),
]);

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0d9488"/><path fill="#111"/></svg>';
const ICON = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#e11d48"/></svg>';

const svgFile = (text: string, name = 'logo.svg'): File => new File([text], name, { type: 'image/svg+xml' });

afterEach(() => vi.restoreAllMocks());

/** The page with the tab open, and every SVG that it has shown. */
const open = async (services = createFakeServices()) => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:drawing';
  });
  const page = await openTheme('/theme?h=teal.0d9488&g=ffffff.111111', services);
  await page.user.click(screen.getByRole('tab', { name: 'Your own' }));
  const input = await screen.findByLabelText('Drawing file');
  return {
    ...page,
    bring: (file: File) => page.user.upload(input, file),
    /** In light and in dark, once both are there. */
    shown: async () => {
      await waitFor(() => expect(blobs.length).toBeGreaterThanOrEqual(2));
      return Promise.all(blobs.map((blob) => blob.text()));
    },
    color: (name: RegExp) => screen.getByRole('button', { name }),
  };
};

describe('a drawing of one’s own', () => {
  it('is shown in both modes as an image, its colors matched with the theme', async () => {
    const { bring, shown, color } = await open();
    expect(screen.getByRole('heading', { name: DRAWING_MESSAGES.title })).toBeDefined();
    await bring(svgFile(LOGO));
    expect(await screen.findByRole('img', { name: 'logo in light' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'logo in dark' })).toBeDefined();
    expect(color(/^#0D9488 1 use Primary$/)).toBeDefined();
    expect(color(/^#111111 1 use Text$/)).toBeDefined();
    const [light, dark] = await shown();
    expect(light).toContain('<path fill="#0d9488"/><path fill="#111111"/>');
    // Text is light there.
    expect(dark).not.toContain('#111111');
  });

  it('has a color given another role, undone by key, and all matched again', async () => {
    const { user, bring, color, location } = await open();
    await bring(svgFile(LOGO));
    await user.click(await screen.findByRole('button', { name: /^#111111 / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What #111111 becomes' }));
    await user.type(dialog.getByRole('searchbox'), 'danger');
    await user.click(dialog.getByRole('button', { name: 'Danger' }));
    await waitFor(() => expect(color(/^#111111 1 use Danger$/)).toBeDefined());
    color(/^#111111/).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(color(/^#111111 1 use Text$/)).toBeDefined();
    await user.keyboard('{Control>}y{/Control}');
    expect(color(/^#111111 1 use Danger$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Match all again' }));
    expect(color(/^#111111 1 use Text$/)).toBeDefined();
    // The theme is as it was.
    expect(location().search).toBe('?h=teal.0d9488&g=ffffff.111111');
  });

  it('is as any kind of color vision sees it', async () => {
    const { user, bring } = await open();
    await bring(svgFile(LOGO));
    await screen.findByRole('img', { name: 'logo in light' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color vision' }), 'Deuteranopia');
    expect(screen.getByRole('img', { name: 'logo in light, deuteranopia' })).toBeDefined();
  });

  it('comes back by Undo where another one took its place, or where it was removed', async () => {
    const { user, bring } = await open();
    await bring(svgFile(LOGO));
    await screen.findByRole('img', { name: 'logo in light' });
    await bring(svgFile(ICON, 'icon.svg'));
    await screen.findByRole('img', { name: 'icon in light' });
    const undoOf = async (message: string): Promise<HTMLElement> => {
      await screen.findByText(message);
      const messages = within(screen.getByRole('region', { name: 'Messages' }));
      const [last] = messages.getAllByRole('button', { name: 'Undo' }).slice(-1);
      if (!last) throw new Error(message);
      return last;
    };
    await user.click(await undoOf(DRAWING_MESSAGES.replaced));
    expect(await screen.findByRole('img', { name: 'logo in light' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove the drawing' }));
    expect(screen.queryByRole('img', { name: 'logo in light' })).toBeNull();
    await user.click(await undoOf(DRAWING_MESSAGES.removed));
    expect(await screen.findByRole('img', { name: 'logo in light' })).toBeDefined();
  });

  it('is kept on the device where it is small, and no more once it is removed', async () => {
    const storage = createMemoryStore();
    const first = await open(createFakeServices({ storage }));
    await first.bring(svgFile(LOGO));
    await screen.findByRole('img', { name: 'logo in light' });
    first.unmount();
    const second = await open(createFakeServices({ storage }));
    expect(await screen.findByRole('img', { name: 'logo in light' })).toBeDefined();
    await second.user.click(screen.getByRole('button', { name: 'Remove the drawing' }));
    second.unmount();
    await open(createFakeServices({ storage }));
    expect(await screen.findByRole('heading', { name: DRAWING_MESSAGES.title })).toBeDefined();
  });

  it('is pasted as code, too', async () => {
    await open();
    const paste = (text: string) =>
      fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } });
    paste('hello');
    expect(await screen.findByText(DRAWING_MESSAGES.pastedText)).toBeDefined();
    paste(LOGO);
    expect(await screen.findByRole('img', { name: 'pasted in light' })).toBeDefined();
    expect(screen.queryByText(DRAWING_MESSAGES.pastedText)).toBeNull();
  });

  it.each([
    ['is damaged', '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#123">', DRAWING_FAILURES.damaged],
    ['has no colors', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', DRAWING_FAILURES['no-colors']],
    ['is text', 'hello', 'This is text, not a picture.'],
    ['is empty', '', 'The file is empty.'],
  ])('says so where it %s', async (_, text, sentence) => {
    const { bring } = await open();
    await bring(svgFile(text));
    expect(await screen.findByText(sentence)).toBeDefined();
  });
});
