import { expect, it } from 'vitest';

import {
  askedPanelReducer,
  panelAsked,
  panelFolded,
  panelShown,
  selectAskedPanel,
  selectFolds,
} from '../../../../src/features/builder/panels/askedPanelSlice';

const start = askedPanelReducer(undefined, { type: 'none' });
const shown = (state: typeof start) => [
  selectAskedPanel({ askedPanel: state }),
  selectFolds({ askedPanel: state }),
];

it('a panel that is asked for comes into view open, once, and the others stay as they were folded', () => {
  expect(shown(start)).toEqual([null, {}]);
  const folded = [
    panelFolded({ id: 'pairings', isOpen: false }),
    panelFolded({ id: 'swap-color', isOpen: false }),
  ].reduce(askedPanelReducer, start);
  expect(shown(folded)).toEqual([null, { pairings: false, 'swap-color': false }]);
  const asked = askedPanelReducer(folded, panelAsked('pairings'));
  expect(shown(asked)).toEqual(['pairings', { pairings: true, 'swap-color': false }]);
  expect(shown(askedPanelReducer(asked, panelShown()))).toEqual([
    null,
    { pairings: true, 'swap-color': false },
  ]);
});

it('folding a panel takes none out of view that was asked for', () => {
  const asked = askedPanelReducer(start, panelAsked('pairings'));
  expect(shown(askedPanelReducer(asked, panelFolded({ id: 'swap-color', isOpen: true })))).toEqual([
    'pairings',
    { pairings: true, 'swap-color': true },
  ]);
});
