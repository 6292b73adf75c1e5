import { CaretsToAxisDashedVertical, Check, ChevronLeft, ChevronRight, Link } from 'lucide-react';
import { PALETTE_MAX } from '../../../domain/limits';
import { PATHS } from '../../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { useCopied } from '../../../ui/useCopied';
import { generatePalette, mirrorCurrentPalette } from '../palette/commands';
import { entrySearch } from '../palette/entrySearch';
import {
  selectCanGoBack,
  selectCanGoForward,
  selectEntry,
  wentBack,
  wentForward,
} from '../palette/historySlice';
import styles from './PaletteToolbar.module.css';

/** What can be done with the palette as a whole. */
export const PaletteToolbar = () => {
  const dispatch = useAppDispatch();
  const entry = useAppSelector(selectEntry);
  const canGoBack = useAppSelector(selectCanGoBack);
  const canGoForward = useAppSelector(selectCanGoForward);
  const { copied, copy } = useCopied();

  if (!entry) return null;
  // Built anew rather than read from the address bar, which follows the palette with a short delay.
  const link = `${window.location.origin}${PATHS.builder}${entrySearch(entry)}`;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Palette">
      <div className={styles.start}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>Color palette</h1>
          {entry.name && (
            <bdi className={styles.name} dir="auto">
              {entry.name}
            </bdi>
          )}
          <span className={styles.count}>
            {entry.colors.length} of {PALETTE_MAX}
          </span>
        </div>
        <div className={styles.history}>
          <IconButton
            label="Previous palette"
            icon={<ChevronLeft aria-hidden />}
            disabled={!canGoBack}
            onClick={() => dispatch(wentBack())}
          />
          <IconButton
            label="Next palette"
            icon={<ChevronRight aria-hidden />}
            disabled={!canGoForward}
            onClick={() => dispatch(wentForward())}
          />
        </div>
      </div>
      <div className={styles.center}>
        <IconButton
          label="Mirror palette horizontally"
          icon={<CaretsToAxisDashedVertical aria-hidden />}
          onClick={() => dispatch(mirrorCurrentPalette())}
        />
        <Button variant="primary" title="Generate new palette" onClick={() => dispatch(generatePalette())}>
          Generate
        </Button>
      </div>
      <div className={styles.end}>
        <IconButton
          label="Copy link"
          icon={copied === link ? <Check aria-hidden /> : <Link aria-hidden />}
          onClick={() => void copy(link)}
        />
      </div>
    </div>
  );
};
