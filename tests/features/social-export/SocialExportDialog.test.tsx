import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { MESSAGES } from '../../../src/domain/messages';
import { PATHS } from '../../../src/domain/paths';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { pageMessages, pageToasts } from '../../support/pageToasts';
import type { SocialPicture } from '../../../workers/social-export/api';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const PALETTE = {
  colors: ['#0D9488', '#F5F5F4', '#1C1917'].map((hex) => colorFromHex(hex)),
  name: 'Teal',
};

const open = async (draw?: (signal: AbortSignal, picture: SocialPicture) => Promise<Blob>) => {
  const drawn: SocialPicture[] = [];
  const socialPictures = {
    draw: (signal: AbortSignal, picture: SocialPicture) => {
      drawn.push(picture);
      return draw?.(signal, picture) ?? Promise.resolve(new Blob(['picture'], { type: 'image/png' }));
    },
  };
  const app = renderApp(PATHS.privacy, createFakeServices({ socialPictures }));
  act(() => void app.store.dispatch(dialogOpened({ dialog: 'socialExport', palette: PALETTE })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Social media export' }));
  return { ...app, dialog, drawn };
};

let downloads: string[] = [];
beforeEach(() => {
  downloads = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the social media export', () => {
  it('has mode, color, dimensions and format, and draws at once what is chosen [A-27]', async () => {
    const { user, dialog, drawn } = await open();
    await waitFor(() => expect(drawn.at(-1)).toMatchObject({ mode: 'palette', height: 1350, format: 'png' }));
    expect(dialog.queryByRole('radio', { name: /^Color 1/ })).toBeNull();
    await user.click(dialog.getByRole('tab', { name: 'Colors' }));
    await user.click(dialog.getByRole('radio', { name: 'Color 3, #1C1917' }));
    await user.click(dialog.getByRole('radio', { name: 'Story, 1080×1920' }));
    await user.click(dialog.getByRole('tab', { name: 'JPG' }));
    await waitFor(() =>
      expect(drawn.at(-1)).toMatchObject({ mode: 'colors', colorIndex: 2, height: 1920, format: 'jpg' }),
    );
    expect(dialog.getByText('color-3-social-media.jpg')).toBeDefined();
    expect(await dialog.findByRole('img', { name: 'Preview, 1080 × 1920' })).toBeDefined();
  });

  it('draws the shape of each choice of dimensions: as wide and as high as the picture will be', async () => {
    const { dialog } = await open();
    const choices = dialog.getAllByRole('radio', { name: /\d×\d/ });
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) {
      const [, width, height] = /(\d+)×(\d+)/.exec(choice.getAttribute('aria-label') ?? '') ?? [];
      const shape = choice.parentElement?.querySelector('i');
      const [, ratio] = /aspect-ratio: ([\d.]+)/.exec(shape?.getAttribute('style') ?? '') ?? [];
      expect(Number(ratio)).toBeCloseTo(Number(width) / Number(height), 3);
    }
  });

  it('begins on its first choice', async () => {
    const { dialog } = await open();
    const mode = dialog.getByRole('tab', { name: 'Palette' });
    await waitFor(() => expect(document.activeElement).toBe(mode));
  });

  it('shows Generating... while it draws, then downloads the file [A-32]', async () => {
    let finish: ((blob: Blob) => void) | undefined;
    const { user, dialog, drawn } = await open(() => new Promise((resolve) => (finish = resolve)));
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    const button = dialog.getByRole('button', { name: 'Generating...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(drawn).toHaveLength(2);
    expect(downloads).toEqual([]);
    act(() => finish?.(new Blob(['picture'], { type: 'image/png' })));
    await waitFor(() => expect(downloads).toEqual(['palette-social-media.png']));
    expect(await dialog.findByRole('button', { name: 'Download' })).toBeDefined();
  });

  it('says that a picture could not be made, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, dialog } = await open(() => Promise.reject(new Error('no context')));
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(pageMessages()).toEqual([MESSAGES.pictureFailed]));
    expect(dialog.getByRole('button', { name: 'Download' })).toBeDefined();
    expect(downloads).toEqual([]);
  });

  it('gives up what it draws when it is closed, without a word [A-32]', async () => {
    const signals: AbortSignal[] = [];
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, dialog } = await open(
      (signal) =>
        new Promise((_resolve, reject) => {
          signals.push(signal);
          signal.addEventListener('abort', () => reject(new Error('given up')));
        }),
    );
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(signals).toHaveLength(2);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect([downloads, pageToasts().list(), log.mock.calls]).toEqual([[], [], []]);
  });

  it('closes with a press beside it [A-32]', async () => {
    await open();
    await waitFor(() => {
      fireEvent.pointerDown(document.body);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('closes with Escape [A-32]', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
