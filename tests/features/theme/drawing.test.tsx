import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DRAWING_FAILURES, DRAWING_MESSAGES } from '../../../src/domain/drawingMessages';
import { userRead } from '../../../src/state/session/sessionSlice';
import { FREE_USER } from '../../support/fakeBackend';
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

/** Each file is read no sooner than `finish` is called for it. */
const slowServices = () => {
  const services = createFakeServices();
  const waiting: (() => void)[] = [];
  return {
    services: {
      ...services,
      openDrawings: async () => {
        if (!services.openDrawings) throw new Error('No drawings');
        const drawings = await services.openDrawings();
        return {
          ...drawings,
          read: async (signal: AbortSignal, source: Blob) => {
            await new Promise<void>((resolve) => {
              waiting.push(resolve);
            });
            return drawings.read(signal, source);
          },
        };
      },
    },
    finish: () => waiting.shift()?.(),
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
    expect(dialog.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      'Text',
    ]);
    await user.type(dialog.getByRole('searchbox'), 'danger');
    await user.click(dialog.getByRole('button', { name: 'Danger', pressed: false }));
    await waitFor(() => expect(color(/^#111111 1 use Danger$/)).toBeDefined());
    color(/^#111111/).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(color(/^#111111 1 use Text$/)).toBeDefined();
    await user.keyboard('{Control>}y{/Control}');
    expect(color(/^#111111 1 use Danger$/)).toBeDefined();
    // Copying is no way back.
    expect(fireEvent.keyDown(color(/^#111111/), { key: 'c', code: 'KeyC', ctrlKey: true })).toBe(true);
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

  it('is matched with the theme as it is once the file has been read', async () => {
    const { services, finish } = slowServices();
    const { user, bring, color, location } = await open(services);
    await bring(svgFile(ICON.replace('#e11d48', '#7c3aed'), 'icon.svg'));
    expect(await screen.findByText('Reading icon.svg')).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Color of teal' });
    await user.clear(field);
    await user.type(field, '#7c3aed{Enter}');
    await waitFor(() => expect(location().search).toContain('7c3aed'));
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'Roles' })).getByRole('button', {
          name: /^Primary in light: violet/,
        }),
      ).toBeDefined(),
    );
    finish();
    await screen.findByRole('img', { name: 'icon in light' });
    expect(color(/^#7C3AED 1 use Primary$/)).toBeDefined();
  });

  it('comes back by Undo as it was edited while another one was read', async () => {
    const { services, finish } = slowServices();
    const { user, bring, color } = await open(services);
    await bring(svgFile(LOGO));
    finish();
    await screen.findByRole('img', { name: 'logo in light' });
    await bring(svgFile(ICON, 'icon.svg'));
    await user.click(await screen.findByRole('button', { name: /^#111111 / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What #111111 becomes' }));
    await user.click(dialog.getByRole('button', { name: 'Danger' }));
    await waitFor(() => expect(color(/^#111111 1 use Danger$/)).toBeDefined());
    finish();
    await screen.findByRole('img', { name: 'icon in light' });
    await screen.findByText(DRAWING_MESSAGES.replaced);
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(messages.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('img', { name: 'logo in light' });
    expect(color(/^#111111 1 use Danger$/)).toBeDefined();
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

  it('leaves the page and the device with an account that signs out', async () => {
    const { store, services, bring } = await open();
    act(() => void store.dispatch(userRead(FREE_USER)));
    await bring(svgFile(LOGO));
    await screen.findByRole('img', { name: 'logo in light' });
    act(() => void store.dispatch(userRead(null)));
    expect(screen.queryByRole('img', { name: 'logo in light' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Choose a drawing' })).toBeDefined();
    expect(services.storage.read('hueloom-theme-drawing')).toBeNull();
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
