import { Blend, Pin, PinOff } from 'lucide-react';
import { createSelector } from '@reduxjs/toolkit';

import { formatHex } from '../../../color/format';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectHistory, wentTo, type HistoryEntry } from '../../../state/palette/historySlice';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import { stripBackground } from '../../../ui/ColorStrip';
import type { MenuOption } from '../../../ui/menuOption';
import { comboTitle } from '../shortcuts/keyNames';
import { SHORTCUTS } from '../shortcuts/shortcuts';
import styles from './PinMenu.module.css';
import { togglePin } from './pinCommands';

type Pinned = { readonly entry: HistoryEntry; readonly place: number };
export type PinRow = MenuOption<string> & { readonly run: () => unknown };

const selectPins = createSelector([selectHistory], ({ entries, index }) => ({
  isPinned: entries[index]?.isPinned === true,
  pins: entries
    .map((entry, place): Pinned => ({ entry, place }))
    .filter(({ entry }) => entry.isPinned)
    .toReversed(),
  index,
}));

const nameOf = ({ name, colors }: HistoryEntry): string =>
  name ?? colors.map((color) => formatHex(color)).join(' ');

/**
 * Menu rows that pin or unpin the current palette, and compare two pinned ones or go back to them. On a phone the
 * history dialog is for going back.
 */
export const usePinRows = (device: 'desktop' | 'phone'): readonly PinRow[] => {
  const isDesktop = device === 'desktop';
  const dispatch = useAppDispatch();
  const { isPinned, pins, index } = useAppSelector(selectPins);
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  const [newest, second] = pins.filter(({ place }) => place !== index);
  const compare = (first: Pinned, other: Pinned): PinRow => ({
    value: 'compare pins',
    label: 'Compare pinned palettes',
    icon: <Blend aria-hidden />,
    run: () => dispatch(dialogOpened({ dialog: 'compare', first: first.entry, other: other.entry })),
  });
  const current = pins.find(({ place }) => place === index);
  const first = current ?? second;
  return [
    {
      value: 'pin',
      label: isPinned ? 'Unpin this palette' : 'Pin this palette',
      note: isDesktop && hasSingleKeys ? comboTitle(SHORTCUTS.pin.combos[0]) : undefined,
      icon: isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
      run: () => dispatch(togglePin()),
    },
    ...(newest && first ? [compare(first, newest)] : []),
    ...(isDesktop ? pins : []).map(({ entry, place }) => ({
      value: `go ${place}`,
      label: nameOf(entry),
      note: place === index ? 'shown' : undefined,
      icon: (
        <span
          className={styles.strip}
          style={{ background: stripBackground(entry.colors.map((color) => formatHex(color))) }}
        />
      ),
      run: () => dispatch(wentTo(place)),
    })),
  ];
};
