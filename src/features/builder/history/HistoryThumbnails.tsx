import { memo, useMemo, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { formatHex } from '../../../color/format';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { stripBackground } from '../../../ui/ColorStrip';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { selectHistory, wentTo } from '../../../state/palette/historySlice';
import styles from './HistoryThumbnails.module.css';
import { distinctPlaces, historyWindow } from './historyWindow';

/** Thumbnails of the palettes around the current one, to jump to. */
export const HistoryThumbnails = memo(function HistoryThumbnails() {
  const dispatch = useAppDispatch();
  const { entries, index } = useAppSelector(selectHistory);
  const places = useMemo(() => distinctPlaces(entries, index), [entries, index]);
  const shown = historyWindow(places.length, places.indexOf(index)).flatMap((i) => places[i] ?? []);
  const group = useRovingFocus({ count: shown.length, start: shown.indexOf(index) });
  const isClicked = useRef(false);
  const handlers = {
    ...group,
    onPointerDown: () => (isClicked.current = true),
    // After a click, arrow keys step through the history as elsewhere on the page.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!isClicked.current) group.onKeyDown(event);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      isClicked.current = false;
      group.onBlur(event);
    },
  };
  return (
    <div {...handlers} className={styles.thumbnails} role="toolbar" aria-label="History">
      {shown.map((place, i) => {
        const entry = entries[place];
        if (!entry) return null;
        const hexes = entry.colors.map((color) => formatHex(color));
        const position = `Palette ${place + 1} of ${entries.length}`;
        const parts = entry.name === null ? hexes : [entry.name, ...hexes];
        return (
          <button
            {...rovingItem(i)}
            key={place}
            type="button"
            className={styles.thumbnail}
            style={{ background: stripBackground(hexes) }}
            title={entry.name === null ? position : `${position}: ${entry.name}`}
            aria-label={`${position}${entry.isPinned ? ', pinned' : ''}: ${parts.join(', ')}`}
            data-pinned={entry.isPinned === true ? true : undefined}
            aria-current={place === index || undefined}
            onClick={() => dispatch(wentTo(place))}
          />
        );
      })}
    </div>
  );
});
