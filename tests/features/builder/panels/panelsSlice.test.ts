import { expect, it } from 'vitest';

import {
  panelsReducer,
  panelRequested,
  panelFolded,
  panelShown,
  selectRequestedPanel,
  selectFolds,
} from '../../../../src/features/builder/panels/panelsSlice';

const start = panelsReducer(undefined, { type: 'none' });
const shown = (state: typeof start) => [
  selectRequestedPanel({ panels: state }),
  selectFolds({ panels: state }),
];

it('a panel that is asked for comes into view open, once, and the others stay as they were folded', () => {
  expect(shown(start)).toEqual([null, {}]);
  const folded = [
    panelFolded({ id: 'pairings', isOpen: false }),
    panelFolded({ id: 'swap-color', isOpen: false }),
  ].reduce(panelsReducer, start);
  expect(shown(folded)).toEqual([null, { pairings: false, 'swap-color': false }]);
  const asked = panelsReducer(folded, panelRequested('pairings'));
  expect(shown(asked)).toEqual(['pairings', { pairings: true, 'swap-color': false }]);
  expect(shown(panelsReducer(asked, panelShown()))).toEqual([null, { pairings: true, 'swap-color': false }]);
});

it('folding a panel takes none out of view that was asked for', () => {
  const asked = panelsReducer(start, panelRequested('pairings'));
  expect(shown(panelsReducer(asked, panelFolded({ id: 'swap-color', isOpen: true })))).toEqual([
    'pairings',
    { pairings: true, 'swap-color': true },
  ]);
});
