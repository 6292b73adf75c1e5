import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createPalette } from '../../../../../src/palette/palette';
import type { ColorAnalyzer } from '../../../../../workers/color-analysis/api';
import { colorFromHex, colorFromPacked, packRgb } from '../../../../../src/color/color';
import { confusedPairs } from '../../../../../src/color/confusedPairs';
import { formatHex } from '../../../../../src/color/format';
import { PANEL_MESSAGES } from '../../../../../src/domain/panelMessages';
import { commitPalette } from '../../../../../src/state/palette/commitPalette';
import { lockToggled } from '../../../../../src/state/palette/historySlice';
import { BRETTEL_1997, STEPS } from '../../../../color/libDaltonLens.data';
import { createFakeServices, directAnalyzer } from '../../../../support/fakeServices';
import { renderPanel } from '../../../../support/renderPanel';

const RED_AND_GREEN = 'c0504d-6b8e23';
const CLEAR = '000000-ffffff';

const open = async (colors = RED_AND_GREEN, colorAnalyzer: ColorAnalyzer = directAnalyzer) => {
  const rendered = await renderPanel('accessibility', colors, createFakeServices({ colorAnalyzer }));
  await within(rendered.panel).findByText('Original');
  const panel = within(rendered.panel);
  const strip = (label: string) => panel.getByRole('button', { name: new RegExp(`^${label}: `) });
  return {
    ...rendered,
    strip,
    /** The hex values that a strip shows. */
    shown: (label: string) => strip(label).getAttribute('aria-label')?.split(': ')[1]?.split(', ') ?? [],
    suggestion: () => panel.findByRole('region', { name: 'Suggested palette' }),
    suggest: () => rendered.user.click(panel.getByRole('button', { name: 'Suggest' })),
  };
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexAt = (r: number, g: number, b: number): string =>
  formatHex(colorFromPacked(packRgb({ r: STEPS[r] ?? 0, g: STEPS[g] ?? 0, b: STEPS[b] ?? 0 })));

describe('the accessibility panel', () => {
  it('chooses between Color blindness and Low vision [B-99]', async () => {
    const { user, panel } = await open();
    const tabs = within(panel).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Color blindness', 'Low vision']);
    expect(screen.getByText('Protanopia')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Low vision' }));
    expect(screen.queryByText('Protanopia')).toBeNull();
    expect(screen.getByRole('button', { name: /^Low vision: #/ })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Color blindness' }));
    expect(await screen.findByText('Protanopia')).toBeDefined();
  });

  it('shows eight kinds of color vision with their captions [B-100]', async () => {
    const { panel } = await open();
    const rows = within(panel)
      .getAllByRole('button', { name: /: #/ })
      .map((strip) => strip.parentElement?.parentElement?.firstElementChild)
      .map((name) => [...(name?.children ?? [])].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Protanopia', 'red-blind'],
      ['Deuteranopia', 'green-blind, most common'],
      ['Tritanopia', 'blue-blind, rare'],
      ['Achromatopsia', 'complete'],
      ['Protanomaly', 'red-weak'],
      ['Deuteranomaly', 'green-weak'],
      ['Tritanomaly', 'blue-weak'],
      ['Achromatomaly'],
    ]);
  });

  it.each([
    ['Protanopia', 'protanopia'],
    ['Deuteranopia', 'deuteranopia'],
    ['Tritanopia', 'tritanopia'],
  ] as const)('shows %s as published, at most two codes off [B-100]', async (label, kind) => {
    // Nine colors of the published grid, saturated and pale.
    const places = [
      [8, 0, 0],
      [0, 8, 0],
      [0, 0, 8],
      [8, 8, 0],
      [8, 4, 1],
      [2, 5, 7],
      [4, 1, 6],
      [7, 6, 5],
      [1, 3, 2],
    ] as const;
    const hexes = places.map(([r, g, b]) => hexAt(r, g, b));
    const { shown } = await open(hexes.map((hex) => hex.slice(1)).join('-'));
    const published = places.map(([r, g, b]) => {
      const at = (r * 81 + g * 9 + b) * 6;
      return `#${BRETTEL_1997[kind].slice(at, at + 6)}`;
    });
    // The source truncates where it encodes, and the engine may be one code off the formula.
    const off = shown(label)
      .flatMap(channels)
      .map((value, i) => Math.abs(value - (published.flatMap(channels)[i] ?? 999)));
    expect(off).toHaveLength(27);
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });

  it('mixes anomalies at 0.6 and achromatomaly at 0.8 with what others see, in linear light [B-102]', async () => {
    const { shown } = await open('c08080-80b0a0');
    const light = (value: number) =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const near = (found: string, full: string, strength: number, original: string) => {
      for (const i of [0, 1, 2]) {
        const [a, b, o] = [found, full, original].map((hex) => channels(hex)[i] ?? 0);
        const mixed = strength * light(b ?? 0) + (1 - strength) * light(o ?? 0);
        expect(light(a ?? 0)).toBeCloseTo(mixed, 2);
      }
    };
    for (const [weak, full, strength] of [
      ['Protanomaly', 'Protanopia', 0.6],
      ['Deuteranomaly', 'Deuteranopia', 0.6],
      ['Tritanomaly', 'Tritanopia', 0.6],
      ['Achromatomaly', 'Achromatopsia', 0.8],
    ] as const) {
      near(shown(weak)[0] ?? '', shown(full)[0] ?? '', strength, '#C08080');
      near(shown(weak)[1] ?? '', shown(full)[1] ?? '', strength, '#80B0A0');
    }
  });

  it('applies a simulated strip as the palette, in one step [B-101]', async () => {
    const { strip, shown, user, hexes, steps, selected } = await open();
    expect(screen.getByText('Original')).toBeDefined();
    const seen = shown('Deuteranopia');
    await user.click(strip('Deuteranopia'));
    expect(hexes()).toEqual(seen);
    expect(steps()).toBe(2);
    expect(selected()).toBe(0);
  });

  it('keeps locked colors when a strip is applied', async () => {
    const { dispatch, strip, shown, user, hexes } = await open();
    await dispatch(lockToggled(1));
    const seen = shown('Protanopia');
    await user.click(strip('Protanopia'));
    expect(hexes()).toEqual([seen[0], '#6B8E23']);
  });

  it('keeps showing the last palette while the next one is looked at', async () => {
    let answer = (): void => undefined;
    const turn = new Promise<void>((resolve) => (answer = resolve));
    let isSlow = false;
    const slow: ColorAnalyzer = {
      ...directAnalyzer,
      vision: async (signal, colors) => {
        if (isSlow) await turn;
        return directAnalyzer.vision(signal, colors);
      },
    };
    const { dispatch, shown } = await open(CLEAR, slow);
    isSlow = true;
    await dispatch(commitPalette(createPalette(['#FFFFFF', '#FFFFFF', '#000000'].map(colorFromHex))));
    expect(shown('Protanopia')).toEqual(['#000000', '#FFFFFF']);
    await act(async () => answer());
    await waitFor(() => expect(shown('Protanopia')).toHaveLength(3));
  });
});

describe('low vision', () => {
  it('adds 20 of saturation up to 100 and moves lightness by 10 outward within 20 to 80 [B-103]', async () => {
    const { user, shown, strip, hexes } = await open('47856b-804040-f2f2f2');
    await user.click(screen.getByRole('tab', { name: 'Low vision' }));
    // hsl(155 30% 40%) → 50% 30%; hsl(0 33% 38%) → 53% 28%; a light gray stays.
    const expected = ['#267353', '#6D2222', '#F2F2F2'];
    expect(shown('Low vision')).toEqual(expected);
    await user.click(strip('Low vision'));
    expect(hexes()).toEqual(expected);
  });
});

describe('colors that look alike', () => {
  it('are counted, listed for each vision, and marked in its strip', async () => {
    const { user, strip } = await open('c0504d-6b8e23-ffffff-fefefe');
    const summary = screen.getByText(/pairs of colors look alike: .+\.$/);
    expect(screen.queryByText('Normal vision')).toBeNull();
    await user.click(summary);
    expect(await screen.findByText('Normal vision')).toBeDefined();
    const dots = (label: string) => {
      const marks = strip(label).parentElement?.querySelector<HTMLElement>('[aria-hidden]');
      return (marks?.style.backgroundImage.match(/radial-gradient/g) ?? []).length;
    };
    expect(dots('Deuteranopia')).toBe(4);
    expect(dots('Tritanopia')).toBe(2);
  });

  it('are named where it is one pair', async () => {
    const { user } = await open();
    const sentence = screen.getByText(/ look alike with .*deuteranopia/);
    await user.click(sentence);
    expect(await screen.findByText('Deuteranopia', { selector: 'dt' })).toBeDefined();
    expect(screen.queryByText('Normal vision', { selector: 'dt' })).toBeNull();
  });

  it('are not looked for any further where there are none', async () => {
    await open(CLEAR);
    expect(screen.getByText(new RegExp(`^${PANEL_MESSAGES.allColorsDistinct} Nearest: `))).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Suggest' })).toBeNull();
  });
});

describe('a suggested palette', () => {
  it('confuses nobody, is shown first and applied when taken', async () => {
    const { suggest, suggestion, user, hexes } = await open();
    await suggest();
    const offer = within(await suggestion());
    expect(offer.getByText(new RegExp(`^${PANEL_MESSAGES.suggestionSolvesAll} Nearest: `))).toBeDefined();
    expect(hexes()).toEqual(['#C0504D', '#6B8E23']);
    await user.click(offer.getByRole('button', { name: 'Use suggestion' }));
    expect(confusedPairs(hexes().map(colorFromHex))).toEqual([]);
    expect(
      await screen.findByText(new RegExp(`^${PANEL_MESSAGES.allColorsDistinct} Nearest: `)),
    ).toBeDefined();
  });

  it('is told apart from what looks alike now, and is in sight', async () => {
    const { suggest, suggestion } = await open();
    expect(screen.getByText(/look alike with/).textContent).not.toContain(PANEL_MESSAGES.beforeSuggestion);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await suggest();
    const offer = await suggestion();
    expect(screen.getByText(/look alike with/).textContent).toContain(PANEL_MESSAGES.beforeSuggestion);
    expect(scrolled.mock.contexts).toEqual([offer]);
  });

  it('leaves locked colors as they are', async () => {
    const { dispatch, suggest, suggestion, user, hexes } = await open();
    await dispatch(lockToggled(0));
    await suggest();
    await user.click(within(await suggestion()).getByRole('button', { name: 'Use suggestion' }));
    expect(hexes()[0]).toBe('#C0504D');
    expect(hexes()[1]).not.toBe('#6B8E23');
  });

  it('says which pairs cannot be told apart', async () => {
    const { dispatch, suggest, suggestion } = await open();
    await dispatch(lockToggled(0));
    await dispatch(lockToggled(1));
    await suggest();
    const offer = within(await suggestion());
    expect(offer.getByText(new RegExp(`^${PANEL_MESSAGES.noSaferPalette}`))).toBeDefined();
    expect(offer.getByText('Deuteranopia', { selector: 'dt' })).toBeDefined();
    expect(offer.queryByRole('button', { name: 'Use suggestion' })).toBeNull();
  });

  it('is dropped when discarded', async () => {
    const { suggest, suggestion, user } = await open();
    await suggest();
    await user.click(within(await suggestion()).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'Suggested palette' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Suggest' })).toBeDefined();
  });

  it('has the keyboard at every step, from asking for it to taking it', async () => {
    const { suggestion, user } = await open();
    screen.getByRole('button', { name: 'Suggest' }).focus();
    await user.keyboard('{Enter}');
    const offer = await suggestion();
    await waitFor(() => expect(offer.contains(document.activeElement)).toBe(true));
    within(offer).getByRole('button', { name: 'Discard' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Suggest' }));
    await user.keyboard('{Enter}');
    within(await suggestion())
      .getByRole('button', { name: 'Use suggestion' })
      .focus();
    await user.keyboard('{Enter}');
    const solved = await screen.findByText(new RegExp(`^${PANEL_MESSAGES.allColorsDistinct} Nearest: `));
    await waitFor(() => expect(document.activeElement?.contains(solved)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('can be canceled, and is given up with another palette or as the page is left', async () => {
    const signals: AbortSignal[] = [];
    const endless: ColorAnalyzer = {
      ...directAnalyzer,
      suggestSafe: vi.fn(async (signal) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      }),
    };
    const { suggest, user, dispatch } = await open(RED_AND_GREEN, endless);
    await suggest();
    expect(screen.getByText('Looking for a safer palette')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signals[0]?.aborted).toBe(true);
    await suggest();
    expect(signals[1]?.aborted).toBe(false);
    await dispatch(commitPalette(createPalette(['#C0504D', '#6B8E24'].map(colorFromHex))));
    await waitFor(() => expect(signals[1]?.aborted).toBe(true));
    expect(screen.getByRole('button', { name: 'Suggest' })).toBeDefined();
    await suggest();
    expect(signals[2]?.aborted).toBe(false);
    cleanup();
    expect(signals[2]?.aborted, 'the page is left').toBe(true);
  });
});
