import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPalette } from '../../../../../src/palette/palette';
import { colorFromHex } from '../../../../../src/color/color';
import { commitPalette } from '../../../../../src/state/palette/commitPalette';
import ContrastPreview from '../../../../../src/features/builder/panels/contrast-matrix/ContrastPreview';
import { pageMessages } from '../../../../support/pageToasts';
import { renderPanel } from '../../../../support/renderPanel';

// On each other: 21, then 4.54 with white and 4.62 with black, and the same for the second gray.
const PALETTE = 'ffffff-767676-959595-000000';

const open = async (colors = PALETTE) => {
  const rendered = await renderPanel('contrast-matrix', colors);
  await within(rendered.panel).findByRole('toolbar', { name: 'Pairs by contrast' });
  const tiles = () =>
    within(within(rendered.panel).getByRole('toolbar'))
      .getAllByRole('button')
      .map((tile) => tile.getAttribute('aria-label') ?? '');
  const ratios = () => tiles().map((label) => Number(label.split(', ')[1]));
  const openPreview = async (tile = 0) => {
    const button = within(rendered.panel).getAllByRole('button', { name: / on / })[tile];
    if (!button) throw new Error(`no tile ${tile}`);
    await rendered.user.click(button);
    return screen.findByRole('dialog', { name: 'Contrast preview' });
  };
  return { ...rendered, tiles, ratios, openPreview };
};

const tallies = () =>
  within(screen.getByRole('list', { name: 'Pairs by level' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the contrast matrix panel', () => {
  it('shows every ordered pair as a tile of its own, highest ratio first [B-90]', async () => {
    const { tiles, ratios } = await open();
    expect(tiles()).toHaveLength(12);
    expect(ratios()).toEqual(ratios().toSorted((a, b) => b - a));
    expect(tiles()[0]).toBe('Black on White, 21.00, AAA');
    expect(tiles()[1]).toBe('White on Black, 21.00, AAA');
  });

  it('counts the ordered pairs of each level, and says what the labels are for [B-92]', async () => {
    await open();
    // 21; white and black with #767676: 4.54 and 4.62; black with #959595: 7.01; white with it: 2.99; the grays: 1.51.
    expect(tallies()).toEqual(['8 AAA', '0 AA Large', '4 Fail']);
    expect(screen.getByText('AAA here starts at 4.5, which is AAA for large text only.')).toBeDefined();
  });

  it('says that each ratio of the list counts twice', async () => {
    const { tiles } = await open();
    const counted = tallies().reduce((sum, text) => sum + Number(text.split(' ')[0]), 0);
    expect(counted).toBe(tiles().length);
    expect(
      screen.getByText(/Each ratio below counts twice, as either color can be the text\./),
    ).toBeDefined();
  });

  it.each([
    ['ffffff-767676', '4.54, AAA'],
    ['ffffff-777777', '4.47, AA Large'],
    ['ffffff-949494', '3.03, AA Large'],
    ['ffffff-959595', '2.99, Fail'],
  ])('labels %s with %s, rounded down [B-93]', async (colors, label) => {
    const { tiles } = await open(colors);
    expect(tiles().map((tile) => tile.split(', ').slice(1).join(', '))).toEqual([label, label]);
  });

  it('adds black and white where they are absent [B-91]', async () => {
    const { tiles, user } = await open('ffffff-767676-959595');
    expect(tiles()).toHaveLength(6);
    const box = screen.getByRole('checkbox', { name: 'Black and white' });
    await user.click(box);
    await waitFor(() => expect(tiles()).toHaveLength(12));
    expect(tiles().filter((tile) => tile.includes('Black'))).toHaveLength(6);
    await user.click(box);
    await waitFor(() => expect(tiles()).toHaveLength(6));
  });

  it('is one Tab stop, walked with arrow keys', async () => {
    const { panel, user, tiles } = await open();
    await user.tab();
    await user.tab();
    const label = () => document.activeElement?.getAttribute('aria-label');
    expect(label()).toBe(tiles()[0]);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(label()).toBe(tiles()[2]);
    await user.keyboard('{End}');
    expect(label()).toBe(tiles()[11]);
    await user.tab();
    expect(panel.contains(document.activeElement)).toBe(false);
  });

  it('says under the pointer what a pair is good for, also once its colors have changed', async () => {
    const { panel, dispatch, user } = await open('2a1230-ff6a3d');
    const first = () => within(panel).getAllByRole('button', { name: / on / })[0] ?? document.body;
    await user.hover(first());
    expect(first().title).toMatch(/ on .+\nLarge text: AAA\nNormal text: AA$/);
    await user.unhover(first());
    expect(first().title).toBe('');
    await dispatch(commitPalette(createPalette(['#FFFFFF', '#F3EEE3'].map(colorFromHex))));
    await within(panel).findByRole('button', { name: /^White on .+, 1\.\d+, Fail$/ });
    await user.hover(first());
    expect(first().title).toMatch(/\nLarge text: Fail\nNormal text: Fail$/);
  });

  it('follows the palette', async () => {
    const { dispatch, tiles } = await open();
    await dispatch(commitPalette(createPalette(['#FFFFFF', '#000000'].map(colorFromHex))));
    await waitFor(() => expect(tiles()).toHaveLength(2));
    expect(tallies()).toEqual(['2 AAA', '0 AA Large', '0 Fail']);
  });
});

describe('the contrast preview', () => {
  it('shows a pair full screen: ratio, level and samples from headings to paragraphs [B-95]', async () => {
    const { openPreview } = await open('2a1230-ff6a3d');
    const dialog = within(await openPreview());
    expect(dialog.getByText('6.01')).toBeDefined();
    expect(dialog.getByText('AAA for large text, AA for normal text.')).toBeDefined();
    const samples = within(dialog.getByRole('region', { name: 'Samples' }));
    for (const size of ['40 px', '28 px', '20 px bold', '16 px', '14 px', '12 px', 'Parts'])
      expect(samples.getByText(size)).toBeDefined();
    expect(samples.getByText('A color is only ever seen beside another')).toBeDefined();
    expect(samples.getByText(/^Contrast is measured between two flat colors/)).toBeDefined();
  });

  it('says what WCAG asks of each text size: large from 24px, or 18.66px bold [B-96]', async () => {
    const { openPreview } = await open('2a1230-ff6a3d');
    const samples = within(await openPreview());
    const large = 'Large text (24px, or 18.66px bold): AA needs 3:1, AAA needs 4.5:1';
    const normal = 'Normal text: AA needs 4.5:1, AAA needs 7:1';
    // 40, 28 and 20 px bold are large; 16, 14 and 12 px are not. 6.01 is AAA for the one, AA for the other.
    expect(samples.getAllByRole('tooltip', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      large,
      large,
      large,
      normal,
      normal,
      normal,
    ]);
    expect(
      samples.getAllByRole('button', { name: /^(AAA|AA|Fail)$/ }).map((level) => level.textContent),
    ).toEqual(['AAA', 'AAA', 'AAA', 'AA', 'AA', 'AA']);
  });

  it('shows a requirement also when its level is tapped', async () => {
    const { openPreview, user } = await open('2a1230-ff6a3d');
    const dialog = within(await openPreview());
    const level = () => dialog.getAllByRole('button', { name: 'AAA' })[0] ?? document.body;
    const tip = () => dialog.getAllByRole('tooltip', { hidden: true })[0];
    expect(tip()?.hasAttribute('data-open')).toBe(false);
    await user.click(level());
    expect(tip()?.hasAttribute('data-open')).toBe(true);
    await user.click(level());
    expect(tip()?.hasAttribute('data-open')).toBe(false);
  });

  it('copies either hex with a tick for 3 seconds, and says Copied! [B-97]', async () => {
    const { openPreview, services } = await open('2a1230-ff6a3d');
    const dialog = within(await openPreview());
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const text = dialog.getByRole('button', { name: 'Text #FF6A3D, copy' });
    const hasTick = () => text.querySelector('[data-copied]') !== null;
    await act(async () => {
      fireEvent.click(text);
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(services.copied).toEqual(['#FF6A3D']);
    expect(pageMessages()).toEqual(['Copied!']);
    expect(hasTick()).toBe(true);
    await act(async () => vi.advanceTimersByTimeAsync(2999));
    expect(hasTick()).toBe(true);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(hasTick()).toBe(false);
    await act(async () => {
      fireEvent.click(dialog.getByRole('button', { name: 'Background #2A1230, copy' }));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(services.copied).toEqual(['#FF6A3D', '#2A1230']);
  });

  it('closes with Escape and gives the focus back to its tile [B-97]', async () => {
    const { openPreview, user, tiles } = await open();
    await openPreview(3);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(tiles()[3]));
  });

  it('closes with its button', async () => {
    const { openPreview, user } = await open();
    await openPreview();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes to the next and previous pair by button and arrow key, and stops at the ends', async () => {
    const { openPreview, user } = await open('2a1230-ff6a3d-ffffff');
    const dialog = within(await openPreview());
    expect(dialog.getByText('1 / 6')).toBeDefined();
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByText('1 / 6')).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(dialog.getByText('3 / 6')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Previous pair' }));
    expect(dialog.getByText('2 / 6')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Next pair' }));
    expect(dialog.getByText('3 / 6')).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(dialog.getByText('6 / 6')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Next pair' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('swaps text and background', async () => {
    const { openPreview, user } = await open('2a1230-ff6a3d');
    const dialog = within(await openPreview());
    expect(dialog.getByRole('button', { name: 'Text #FF6A3D, copy' })).toBeDefined();
    const swap = dialog.getByRole('button', { name: 'Swap text and background' });
    await user.click(swap);
    expect(dialog.getByRole('button', { name: 'Text #2A1230, copy' })).toBeDefined();
    await user.click(swap);
    expect(dialog.getByRole('button', { name: 'Text #FF6A3D, copy' })).toBeDefined();
  });

  it('keeps its words readable on a pair that fails', async () => {
    const { openPreview } = await open('c9b6f2-f3eee3');
    const dialog = await openPreview();
    expect(within(dialog).getByText('Too little for text of any size.')).toBeDefined();
    // The ink that reads on the background, not the pair's own text color.
    expect(dialog.style.getPropertyValue('--note')).toBe('#0B0B0D');
    expect(dialog.style.getPropertyValue('--foreground')).toBe('#F3EEE3');
  });

  it('has its words in the text color of a pair that has just enough contrast', () => {
    const [foreground, background] = [colorFromHex('#767676'), colorFromHex('#FFFFFF')];
    const levels = { ratio: 4.5, passesLarge: true, passesNormal: true };
    const pair = { ...levels, foreground, background, foregroundIndex: 0, backgroundIndex: 1 };
    const nothing = () => undefined;
    const { unmount } = render(
      <ContrastPreview
        pairs={[pair]}
        index={0}
        names={['Gray', 'White']}
        opener={null}
        onMove={nothing}
        onClose={nothing}
      />,
    );
    onTestFinished(unmount);
    const dialog = screen.getByRole('dialog', { name: 'Contrast preview' });
    expect(dialog.style.getPropertyValue('--note')).toBe('#767676');
  });

  it('renders nothing once its result is gone [B-98]', async () => {
    const { openPreview, dispatch } = await open();
    await openPreview(5);
    await dispatch(commitPalette(createPalette(['#FFFFFF', '#000000'].map(colorFromHex))));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('renders nothing without a result [B-98]', () => {
    const nothing = () => undefined;
    const { container, baseElement } = render(
      <ContrastPreview pairs={[]} index={0} names={[]} opener={null} onMove={nothing} onClose={nothing} />,
    );
    expect(container.childElementCount).toBe(0);
    expect(baseElement.querySelector('[role="dialog"]')).toBeNull();
  });
});
