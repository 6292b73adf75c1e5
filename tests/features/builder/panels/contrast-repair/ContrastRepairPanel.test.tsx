import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../../../../src/palette/palette';
import type { ColorAnalyzer } from '../../../../../workers/color-analysis/api';
import { colorFromHex } from '../../../../../src/color/color';
import { contrastRatio } from '../../../../../src/color/contrast';
import { PANEL_MESSAGES } from '../../../../../src/domain/panelMessages';
import { commitPalette } from '../../../../../src/state/palette/commitPalette';
import { lockToggled, wentBack } from '../../../../../src/state/palette/historySlice';
import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { createFakeServices, directAnalyzer } from '../../../../support/fakeServices';
import { renderPanel } from '../../../../support/renderPanel';

const BRAND = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';
const ratio = (a: string, b: string): number => contrastRatio(colorFromHex(a).rgb, colorFromHex(b).rgb);

const open = async (colors = BRAND, colorAnalyzer: ColorAnalyzer = directAnalyzer) => {
  const rendered = await renderPanel('contrast-repair', colors, createFakeServices({ colorAnalyzer }));
  const panel = within(rendered.panel);
  await panel.findByText(/^Lightness only|^All pairs pass/);
  return {
    ...rendered,
    /** Which color stands on which, row by row. */
    pairs: () => panel.queryAllByRole('img').map((tile) => tile.getAttribute('aria-label')),
    applies: () => panel.queryAllByRole('button', { name: /^Apply / }),
    rows: () => panel.queryAllByRole('listitem'),
  };
};

describe('the contrast repair panel', () => {
  it('offers the targets of WCAG, 4.5 at first', async () => {
    const { panel } = await open();
    const tabs = within(panel).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['3', '4.5', '7']);
    expect(screen.getByRole('tab', { name: '4.5' }).getAttribute('aria-selected')).toBe('true');
  });

  it('says what each target means, at both text sizes, as the contrast matrix does', async () => {
    const { user, panel } = await open();
    expect(within(panel).getByText('4.5: AAA for large text, AA for normal text.')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: '3' }));
    expect(within(panel).getByText('3: AA for large text, too little for normal text.')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: '7' }));
    expect(within(panel).getByText('7: AAA for normal and large text.')).toBeDefined();
  });

  it.each([
    ['3', 3],
    ['4.5', 4.5],
    ['7', 7],
  ])('at %s lists every pair below it, and no other', async (tab, target) => {
    const { user, panel, pairs, hexes } = await open();
    await user.click(screen.getByRole('tab', { name: tab }));
    const all = hexes().flatMap((a, i) =>
      hexes()
        .slice(i + 1)
        .filter((b) => ratio(a, b) < target),
    );
    const more = within(panel).queryByRole('button', { name: /^Show \d+ more$/ });
    if (more) await user.click(more);
    await waitFor(() => expect(pairs()).toHaveLength(all.length));
  });

  it('warns of a color that would look like another one', async () => {
    const { panel, applies } = await open('ffffff-8a8a8a-737373');
    const warnings = within(panel).getAllByText(/^Will look like ./);
    const labels = applies().map((button) => button.getAttribute('aria-label'));
    expect(labels.filter((label) => label?.includes(', Will look like '))).toHaveLength(warnings.length);
    expect(labels.length).toBeGreaterThan(warnings.length);
  });

  it('puts the pairs of the selected color first, on it', async () => {
    const { pairs, dispatch } = await open();
    await dispatch(swatchSelected(1));
    const [first, second] = pairs();
    const ground = first?.split(' on ')[1];
    expect(second?.split(' on ')[1]).toBe(ground);
    await dispatch(swatchSelected(3));
    expect(pairs()[0]?.split(' on ')[1]).not.toBe(ground);
  });

  it('tells the pairs of the selected color from the others, and in which order they stand', async () => {
    const { panel, dispatch, rows } = await open();
    await dispatch(swatchSelected(3));
    const [own, others] = within(panel).getAllByRole('list');
    expect(own).toBe(screen.getByRole('list', { name: 'With the selected color' }));
    expect(others).toBe(screen.getByRole('list', { name: 'Other pairs' }));
    expect(own?.contains(rows()[0] ?? null)).toBe(true);
    expect(within(panel).getByText(PANEL_MESSAGES.repairOrder)).toBeDefined();
  });

  it('says the ratio before and after, and how far the lightness moves, for either color', async () => {
    const { rows, dispatch } = await open();
    await dispatch(swatchSelected(1));
    const [row] = rows();
    expect(row && within(row).getByText('4.11')).toBeDefined();
    const lines = within(row ?? document.body)
      .getAllByRole('button', { name: /^Apply / })
      .map(({ previousElementSibling: words }) =>
        Array.from(words?.children ?? [], (line) => line.textContent).join('\n'),
      );
    // Measured by hand in OKLCH: #C9B6F2 has to become lighter by 3 points, or #2B3FD6 darker.
    expect(lines[0]).toMatch(/^.+ lighter by [23]\.\d points\nReaches 4\.5\d, a small change$/);
    expect(lines[1]).toMatch(/^.+ darker by \d\.\d points\nReaches 4\.5\d, a small change$/);
  });

  it('has the figure of the difference in a tip, for who measures', async () => {
    const { panel } = await open();
    expect(within(panel).getAllByTitle(/^ΔE00 \d+\.\d$/).length).toBeGreaterThan(0);
  });

  it('applies a repair in one step; the ratio is reached on the new 8-bit color', async () => {
    const { rows, dispatch, user, hexes, steps, selected } = await open();
    await dispatch(swatchSelected(1));
    const [lighter] = within(rows()[0] ?? document.body).getAllByRole('button', {
      name: /lighter by [23]\.\d points/,
    });
    if (lighter) await user.click(lighter);
    expect(steps()).toBe(2);
    expect(selected()).toBe(1);
    expect(hexes().filter((_, i) => i !== 2)).toEqual(['#2A1230', '#2B3FD6', '#F3EEE3', '#FF6A3D']);
    expect(ratio(hexes()[2] ?? '', '#2B3FD6')).toBeGreaterThanOrEqual(4.5);
    await waitFor(() => expect(screen.queryByText('4.11')).toBeNull());
    expect(screen.getByText(/ is now #[0-9A-F]{6}, 4\.5\d$/)).toBeDefined();
    await dispatch(wentBack());
    expect(hexes()[2]).toBe('#C9B6F2');
  });

  it('offers nothing that only trades one pair for another, and says why', async () => {
    // The gray passes on the dark ground; darker, it passes on the light one instead.
    const { applies } = await open('f0f0f0-202020-8a8a8a');
    const refusals = await screen.findAllByText(/^Changing .+ would break 1 other pair$/);
    expect(refusals.length).toBeGreaterThan(0);
    expect(applies()).toEqual([]);
  });

  it('keeps the name and the locks', async () => {
    const { dispatch, applies, user, store } = await open('777777-ffffff-ff6a3d');
    await dispatch(lockToggled(1));
    await waitFor(() => expect(screen.getAllByText(/ is locked$/).length).toBeGreaterThan(0));
    const [first] = applies();
    if (first) await user.click(first);
    expect(store.getState().paletteHistory.entries.at(-1)?.locked).toEqual([false, true, false]);
  });

  it('changes no locked color, and says so', async () => {
    const { dispatch, rows, applies } = await open('777777-888888');
    expect(applies()).toHaveLength(2);
    await dispatch(lockToggled(0));
    await waitFor(() => expect(applies()).toHaveLength(1));
    expect(within(rows()[0] ?? document.body).getByText(/ is locked$/)).toBeDefined();
    await dispatch(lockToggled(1));
    await waitFor(() => expect(applies()).toHaveLength(0));
    expect(screen.getAllByText(/ is locked$/)).toHaveLength(2);
  });

  it('says what cannot be repaired: nothing reads at 7 on a middle gray', async () => {
    const { user, dispatch } = await open('808080-7a7a7a');
    await user.click(screen.getByRole('tab', { name: '7' }));
    await dispatch(lockToggled(0));
    expect(await screen.findByText(/^No lightness of .+ reaches 7$/)).toBeDefined();
  });

  it('is content when all pairs pass', async () => {
    const { user, applies } = await open('000000-ffffff');
    expect(screen.getByText('All pairs pass 4.5.')).toBeDefined();
    expect(applies()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: '7' }));
    expect(await screen.findByText('All pairs pass 7.')).toBeDefined();
  });

  it('shows some pairs at first and the rest when asked', async () => {
    const { user, rows } = await open('777777-888888-999999-aaaaaa-bbbbbb');
    expect(rows()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Show 6 more' }));
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(rows()).toHaveLength(4);
  });

  it('keeps the focus when the last pair is repaired', async () => {
    const { user, applies, panel } = await open('777777-ffffff');
    applies()[0]?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('All pairs pass 4.5.')).toBeDefined();
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  });

  it('repairs nothing by an answer about another palette', async () => {
    let isSlow = false;
    let answer = (): void => undefined;
    const turn = new Promise<void>((resolve) => (answer = resolve));
    const { dispatch, applies, user, hexes, steps } = await open('777777-ffffff', {
      ...directAnalyzer,
      repairs: async (signal, ...question) => {
        if (isSlow) await turn;
        return directAnalyzer.repairs(signal, ...question);
      },
    });
    isSlow = true;
    await dispatch(commitPalette(createPalette(['#000000', '#111111'].map(colorFromHex))));
    const [stale] = applies();
    if (stale) await user.click(stale);
    expect(hexes()).toEqual(['#000000', '#111111']);
    expect(steps()).toBe(2);
    await act(async () => answer());
    expect(screen.getByText(PANEL_MESSAGES.repairRule)).toBeDefined();
  });
});
