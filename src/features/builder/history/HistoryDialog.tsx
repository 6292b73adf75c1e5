import { Pin } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import { formatHex } from '../../../color/format';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectHistory, wentTo } from '../../../state/palette/historySlice';
import { ColorStrip } from '../../../ui/ColorStrip';
import { Dialog } from '../../../ui/Dialog';
import { IconButton } from '../../../ui/IconButton';
import spoken from '../../../ui/spoken.module.css';
import { togglePinAt } from './pinCommands';
import styles from './HistoryDialog.module.css';

/** Every palette of the history, the newest first, to go back to or to pin. For layouts without thumbnails. */
const HistoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const { entries, index } = useAppSelector(selectHistory);
  const current = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Dialog title="History" isOpen onClose={onClose}>
      <ul className={styles.list} aria-label="Palettes of the history">
        {entries
          .map((entry, place) => {
            const hexes = entry.colors.map((color) => formatHex(color));
            const isPinned = entry.isPinned === true;
            return (
              // A step of the history is identified by its position.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place} ref={place === index ? current : null} className={styles.row}>
                <button
                  type="button"
                  className={styles.palette}
                  aria-current={place === index || undefined}
                  data-autofocus={place === index || undefined}
                  onClick={() => {
                    dispatch(wentTo(place));
                    onClose();
                  }}
                >
                  <span className={spoken.spoken}>
                    Palette {place + 1} of {entries.length}: {entry.name === null && hexes.join(' ')}
                  </span>
                  <ColorStrip hexes={hexes} height={32} />
                  <span className={styles.name}>
                    {entry.name === null ? (
                      <span aria-hidden>Palette {place + 1}</span>
                    ) : (
                      <bdi dir="auto">{entry.name}</bdi>
                    )}
                    {place === index && <span className={styles.shown}> shown</span>}
                  </span>
                </button>
                <IconButton
                  label={`${isPinned ? 'Unpin' : 'Pin'} palette ${place + 1}`}
                  icon={<Pin aria-hidden fill={isPinned ? 'currentColor' : 'none'} />}
                  aria-pressed={isPinned}
                  onClick={() => dispatch(togglePinAt(place))}
                />
              </li>
            );
          })
          .toReversed()}
      </ul>
    </Dialog>
  );
};

export default HistoryDialog;
