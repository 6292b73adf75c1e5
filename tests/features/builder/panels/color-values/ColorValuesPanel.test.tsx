import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { colorName } from '../../../../../src/color/names';
import { colorFromHex } from '../../../../../src/color/color';
import { BUILDER_MESSAGES } from '../../../../../src/domain/builderMessages';
import { readCssColor } from '../../../../../src/features/builder/panels/color-values/readCssColor';
import { wentBack } from '../../../../../src/state/palette/historySlice';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { createFakeServices, createMemoryStore } from '../../../../support/fakeServices';
import { renderPanel } from '../../../../support/renderPanel';

const TEAL = '0d9488-f5f5f4-1c1917';

const openPanel = async (colors = TEAL, services = createFakeServices()) => {
  const rendered = await renderPanel('color-values', colors, services);
  const panel = within(rendered.panel);
  return {
    ...rendered,
    panel,
    area: () => panel.getByRole('button', { name: /Enter HEX/ }),
    field: () => panel.queryByPlaceholderText<HTMLInputElement>('Enter HEX'),
  };
};

const paste = (text: string, target: Element = document.body) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  fireEvent(target, new ClipboardEvent('paste', { clipboardData, bubbles: true }));
};

describe('the color values', () => {
  it('show hex, HSL and RGB of the selected color [B-53] [B-54]', async () => {
    const { panel, dispatch } = await openPanel();
    expect(panel.getByRole('heading', { name: 'Color values' })).toBeDefined();
    expect(panel.getByTitle('Copy Hex').textContent).toBe('Hex#0D9488');
    expect(panel.getByTitle('Copy HSL').textContent).toBe('HSL175°Hue84%Saturation32%Lightness');
    expect(panel.getByTitle('Copy RGB').textContent).toBe('RGB13Red148Green136Blue');
    expect(panel.getAllByTitle(/^Copy /).map(({ title }) => title)).toEqual([
      'Copy Hex',
      'Copy HSL',
      'Copy RGB',
    ]);
    await dispatch(swatchSelected(1));
    expect(panel.getByTitle('Copy Hex').textContent).toBe('Hex#F5F5F4');
  });

  it('name the color that is selected [B-53]', async () => {
    const { area, dispatch } = await openPanel('808080-000000-0d9488');
    expect(within(area()).getByText('Gray')).toBeDefined();
    await dispatch(swatchSelected(1));
    expect(within(area()).getByText('Black')).toBeDefined();
    expect(within(area()).queryByText('Gray')).toBeNull();
  });

  it('show the nearest name, and the one of the table under it [B-53] [B-60]', async () => {
    const { area } = await openPanel('808080-0d9488');
    expect(within(area()).getByText('Gray')).toBeDefined();
    const tableName = colorName(colorFromHex('#808080').hsl);
    expect(within(area()).getByText(tableName)).toBeDefined();
    expect(tableName).not.toBe('Gray');
  });

  it('name the same color differently where it stands twice', async () => {
    const { area, dispatch } = await openPanel('0d9488-0d9488');
    const first = area().textContent;
    await dispatch(swatchSelected(1));
    expect(area().textContent).not.toBe(first);
  });

  it('copy in the format of the block that is clicked [B-55]', async () => {
    const { user, panel, services } = await openPanel();
    for (const format of ['Hex', 'HSL', 'RGB']) await user.click(panel.getByTitle(`Copy ${format}`));
    expect(services.copied).toEqual(['#0D9488', 'hsl(175, 84%, 32%)', 'rgb(13, 148, 136)']);
    expect((await screen.findAllByText('Copied!')).length).toBeGreaterThan(0);
  });

  it('show a tick for three seconds after copying [B-55]', async () => {
    const { panel } = await openPanel();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const block = panel.getByTitle('Copy HSL');
    const isTicked = () => block.querySelector('[data-copied]') !== null;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    expect(isTicked()).toBe(false);
    fireEvent.click(block);
    await pass(0);
    expect(isTicked()).toBe(true);
    await pass(2900);
    expect(isTicked()).toBe(true);
    await pass(200);
    expect(isTicked()).toBe(false);
  });

  it('tick only what was copied, for three seconds since the last time [B-55]', async () => {
    const { panel, dispatch } = await openPanel();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const block = panel.getByTitle('Copy RGB');
    const isTicked = () => block.querySelector('[data-copied]') !== null;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.click(block);
    await pass(2000);
    fireEvent.click(block);
    await pass(2000);
    expect(isTicked()).toBe(true);
    expect(panel.getByTitle('Copy HSL').querySelector('[data-copied]')).toBeNull();
    await dispatch(swatchSelected(1));
    expect(isTicked()).toBe(false);
  });
});

describe('the field of the color area', () => {
  it('takes another hex on Enter, exactly, as one step [B-56] [B-57] [B-58]', async () => {
    const { user, panel, area, field, hexes, steps } = await openPanel();
    await user.click(area());
    expect(field()).toBe(document.activeElement);
    expect(panel.getByRole('textbox', { name: 'Enter HEX' })).toBe(field());
    await user.keyboard('0f8{Enter}');
    expect(hexes()).toEqual(['#00FF88', '#F5F5F4', '#1C1917']);
    expect(steps()).toBe(2);
    expect(field()).toBeNull();
    expect(area()).toBe(document.activeElement);
  });

  it.each(['#12345', '#1234', '#0d9488ff', '#ggg', 'reddish', ''])(
    'does not take %j, and says what it takes [B-57] [B-58]',
    async (text) => {
      const { user, area, field, panel, hexes } = await openPanel();
      await user.click(area());
      if (text) await user.keyboard(text);
      await user.keyboard('{Enter}');
      expect(await panel.findByText(BUILDER_MESSAGES.hexRefused)).toBeDefined();
      expect(field()?.getAttribute('aria-invalid')).toBe('true');
      expect(hexes()[0]).toBe('#0D9488');
    },
  );

  it.each(['Escape', 'blur'])('changes nothing when it is left by %s [B-57]', async (how) => {
    const { user, area, field, hexes } = await openPanel();
    await user.click(area());
    await user.keyboard('#ff0000');
    await (how === 'blur' ? user.tab() : user.keyboard('{Escape}'));
    expect(field()).toBeNull();
    expect(hexes()[0]).toBe('#0D9488');
    expect(document.activeElement === area()).toBe(how === 'Escape');
  });

  it('changes nothing when it is left while a color is being read [B-57]', async () => {
    const { user, area, field, hexes } = await openPanel();
    await user.click(area());
    await user.keyboard('teal');
    const input = field();
    if (!input?.form) throw new Error('the field is not in a form');
    fireEvent.submit(input.form);
    fireEvent.blur(input);
    expect(field()).toBeNull();
    // The same reader, asked later: it has answered the field by then.
    await act(() => readCssColor('teal'));
    expect(hexes()[0]).toBe('#0D9488');
  });

  it.each([
    ['rgb(13 148 136 / 1)', '#0D9488'],
    ['hsl(0 100% 50%)', '#FF0000'],
    ['oklch(62.8% 0.25768 29.23)', '#FF0000'],
    ['rebeccapurple', '#663399'],
    ['#0d9488; ', '#0D9488'],
  ])('takes %s too', async (text, hex) => {
    const { user, area, hexes } = await openPanel('000000-ffffff');
    await user.click(area());
    await user.keyboard(`${text}{Enter}`);
    await waitFor(() => expect(hexes()[0]).toBe(hex));
    expect(document.activeElement).toBe(area());
  });

  it('keeps a color outside sRGB beside its fallback, until another color is selected', async () => {
    const { user, area, panel, hexes, services, dispatch } = await openPanel();
    await user.click(area());
    await user.keyboard('color(display-p3 0 1 0){Enter}');
    const badge = await panel.findByText('outside sRGB');
    expect(badge.title).toBe(`Shown and exported as ${hexes()[0] ?? ''}`);
    expect(panel.getByTitle('Copy P3').textContent).toMatch(/^P30Red1Green0Blue/);
    await user.click(panel.getByTitle('Copy P3'));
    expect(services.copied).toEqual(['color(display-p3 0 1 0)']);
    await dispatch(swatchSelected(1));
    expect(panel.queryByText('outside sRGB')).toBeNull();
    expect(panel.queryByTitle('Copy P3')).toBeNull();
    await dispatch(swatchSelected(0));
    expect(panel.getByText('outside sRGB')).toBeDefined();
    await dispatch(wentBack());
    expect(panel.queryByText('outside sRGB')).toBeNull();
  });
});

describe('a paste anywhere on the page', () => {
  it.each([
    [' #0f8 ', '#00FF88'],
    ['0D9488', '#0D9488'],
    ['oklch(62.8% 0.25768 29.23)', '#FF0000'],
    ['rebeccapurple', '#663399'],
  ])('of %j becomes the selected color [B-59]', async (text, hex) => {
    const { dispatch, hexes } = await openPanel();
    await dispatch(swatchSelected(1));
    paste(text);
    expect(await screen.findByText('Color pasted!')).toBeDefined();
    expect(hexes()).toEqual(['#0D9488', hex, '#1C1917']);
  });

  it.each(['<b>#fff</b>', '#ggg', '#12345', 'reddish', '\uD83D', 'f'.repeat(1_000_000)])(
    'is ignored where it is no color (%#) [B-59]',
    async (text) => {
      const { hexes } = await openPanel();
      paste(text);
      // Pastes are read in their order: when the second has come, the first has been refused.
      paste('white');
      await screen.findByText('Color pasted!');
      expect(hexes()[0]).toBe('#FFFFFF');
      expect(screen.getAllByText('Color pasted!')).toHaveLength(1);
    },
  );

  it.each([
    '#abc, #fed',
    '#264653, #2a9d8f',
    '--a: #264653;\n--b: rgb(42 157 143);',
    'https://coolors.co/264653-2a9d8f',
  ])('of several colors is offered as a palette: %j', async (text) => {
    const { hexes } = await openPanel();
    paste(text);
    const dialog = within(await screen.findByRole('dialog', { name: 'Import palette' }));
    expect(dialog.getByRole('textbox')).toHaveProperty('value', text);
    expect(await dialog.findByRole('button', { name: 'Use 2 colors' })).toBeDefined();
    expect(hexes()[0]).toBe('#0D9488');
  });

  it('into a text field is left alone [B-59]', async () => {
    const { user, area, field, hexes } = await openPanel();
    await user.click(area());
    paste('#ff0000', field() ?? undefined);
    expect(hexes()[0]).toBe('#0D9488');
  });
});

describe('more formats', () => {
  const choose = async (formats: readonly string[], opened: Awaited<ReturnType<typeof openPanel>>) => {
    await opened.user.click(opened.panel.getByRole('button', { name: 'More formats' }));
    for (const name of formats)
      await opened.user.click(await screen.findByRole('menuitemcheckbox', { name: new RegExp(`^${name}`) }));
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };

  it('are shown when they are chosen, and copied as CSS', async () => {
    const opened = await openPanel('ff0000-ffffff');
    const { panel, user, services } = opened;
    expect(panel.queryByTitle('Copy OKLCH')).toBeNull();
    await choose(['OKLCH', 'LCH', 'Lab', 'CMYK', 'P3'], opened);
    expect(panel.getByTitle('Copy OKLCH').textContent).toBe('OKLCH62.8%Lightness0.258Chroma29.2°Hue');
    expect(panel.getByTitle('Copy CMYK').textContent).toContain('approximate');
    for (const label of ['OKLCH', 'LCH', 'Lab', 'CMYK', 'P3'])
      await user.click(panel.getByTitle(`Copy ${label}`));
    expect(services.copied).toEqual([
      'oklch(62.8% 0.25768 29.23)',
      'lch(54.29% 106.84 40.86)',
      'lab(54.29% 80.8 69.89)',
      'cmyk(0%, 100%, 100%, 0%)',
      'color(display-p3 0.9175 0.2003 0.1386)',
    ]);
  });

  it('are remembered on the device, and put away by a second choice', async () => {
    const services = createFakeServices({ storage: createMemoryStore() });
    await choose(['Lab'], await openPanel(TEAL, services));
    cleanup();
    const again = await openPanel(TEAL, services);
    const { panel } = again;
    expect(panel.getByTitle('Copy Lab')).toBeDefined();
    await choose(['Lab'], again);
    expect(panel.queryByTitle('Copy Lab')).toBeNull();
  });

  it('are none where what was kept cannot be trusted', async () => {
    const storage = createMemoryStore({ 'hueloom-color-formats': ['lab', 'lab', 'toString', 7, null] });
    const { panel } = await openPanel(TEAL, createFakeServices({ storage }));
    expect(panel.getAllByTitle('Copy Lab')).toHaveLength(1);
    expect(panel.getAllByTitle(/^Copy /)).toHaveLength(4);
  });
});
