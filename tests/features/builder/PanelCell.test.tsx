import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { PanelCell } from '../../../src/features/builder/PanelCell';
import type { ShownPalette } from '../../../src/features/builder/palette/selectors';
import { useShownPalette } from '../../../src/features/builder/palette/shownPalette';
import type { PanelRow } from '../../../src/features/builder/panels';
import { ServicesContext } from '../../../src/state/servicesContext';
import { lazyPart } from '../../../src/ui/lazyPart';
import { createFakeServices } from '../../support/fakeServices';
import { fakeSight } from '../../support/fakeSight';

const shownOf = (hex: string): ShownPalette => {
  const color = colorFromHex(hex);
  return { colors: [color, color], locked: [false, false], selected: 0, color, name: null, origin: null };
};
const rendered = vi.fn();
const Probe = () => {
  const { color } = useShownPalette();
  rendered();
  return <p>{formatHex(color)}</p>;
};
const ROW: PanelRow = {
  id: 'probe',
  title: 'Probe',
  isVisible: () => true,
  span: { wide: 3, tablet: 1 },
  isOpenOnPhones: true,
  Panel: lazyPart(() => Promise.resolve({ default: Probe })),
};
const services = createFakeServices();
const page = (hex: string) => (
  <ServicesContext value={services}>
    <PanelCell row={ROW} shown={shownOf(hex)} isDrawn isOpen={null} onFold={() => {}} />
  </ServicesContext>
);

/** Tells the panel whether it is in the window. */
let report: ReturnType<typeof fakeSight>;
beforeEach(() => {
  report = fakeSight();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a panel in the window shows a new palette at once', async () => {
  const { rerender } = render(page('#0D9488'));
  await screen.findByText('#0D9488');
  rerender(page('#1C1917'));
  expect(screen.getByText('#1C1917')).toBeTruthy();
});

it('a panel far from the window keeps the last palette until the page is idle', async () => {
  const { rerender } = render(page('#0D9488'));
  await screen.findByText('#0D9488');
  report(false);
  rerender(page('#1C1917'));
  expect(screen.getByText('#0D9488')).toBeTruthy();
  // A second of quiet, and an idle moment.
  await screen.findByText('#1C1917', {}, { timeout: 20_000 });
});

it('a panel that keeps the last palette is not rendered anew', async () => {
  const { rerender } = render(page('#0D9488'));
  await screen.findByText('#0D9488');
  report(false);
  rendered.mockClear();
  rerender(page('#1C1917'));
  expect(rendered).not.toHaveBeenCalled();
});

it('a panel near the window follows as soon as the wheel turns, one far from it does not', async () => {
  const { rerender } = render(page('#0D9488'));
  const cell = (await screen.findByText('#0D9488')).parentElement;
  if (!cell) throw new Error('the panel has no place');
  const place = vi.spyOn(cell, 'getBoundingClientRect');
  report(false);
  rerender(page('#1C1917'));
  place.mockReturnValue(new DOMRect(0, window.innerHeight + 2000, 300, 300));
  fireEvent.wheel(window);
  expect(screen.getByText('#0D9488')).toBeTruthy();
  place.mockReturnValue(new DOMRect(0, window.innerHeight + 20, 300, 300));
  fireEvent.wheel(window);
  expect(screen.getByText('#1C1917')).toBeTruthy();
});

it('a panel that comes into the window is up to date at once', async () => {
  const { rerender } = render(page('#0D9488'));
  await screen.findByText('#0D9488');
  report(false);
  rerender(page('#1C1917'));
  report(true);
  expect(screen.getByText('#1C1917')).toBeTruthy();
});
