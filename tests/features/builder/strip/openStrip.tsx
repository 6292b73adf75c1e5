import { screen, within } from '@testing-library/react';
import { formatHex } from '../../../../src/color/format';
import { selectEntry, selectHistory } from '../../../../src/state/palette/historySlice';
import { renderApp } from '../../../support/renderApp';

export const FIVE = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];
export const NINE = [
  '#2A1230',
  '#2F2B7E',
  '#2B3FD6',
  '#7680E7',
  '#C9B6F2',
  '#DED2EC',
  '#F3EEE3',
  '#FFB094',
  '#FF6A3D',
];

export const openStrip = async (colors: readonly string[] = FIVE) => {
  const { user, store } = renderApp(`/palette-builder?c=${colors.join('-').replaceAll('#', '')}`);
  const strip = await screen.findByRole('list', { name: 'Color palette' });
  await within(strip).findByRole('button', { name: /^Color 1:/ });
  const buttons = (name: string | RegExp) => within(strip).queryAllByRole('button', { name });
  const button = (name: string | RegExp) => within(strip).getByRole('button', { name });
  const swatch = (number: number) => button(new RegExp(`^Color ${number}:`));
  return {
    user,
    strip,
    button,
    buttons,
    swatch,
    select: (number: number) => user.click(swatch(number)),
    press: (name: string | RegExp) => user.click(button(name)),
    hexes: () => (selectEntry(store.getState())?.colors ?? []).map((color) => formatHex(color)),
    locked: () => selectEntry(store.getState())?.locked,
    steps: () => selectHistory(store.getState()).entries.length,
    /** Numbers of the selected swatches, which should be one. */
    selected: () =>
      buttons(/^Color \d/).flatMap((element, i) =>
        element.getAttribute('aria-current') === 'true' ? [i + 1] : [],
      ),
  };
};
