import { Bookmark, BookmarkCheck, Minimize2, Shuffle } from 'lucide-react';
import { useRef, useState } from 'react';
import { counted } from '../../../domain/messages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectColorCount, selectEntry } from '../../../state/palette/historySlice';
import { selectIsSaved } from '../../../state/palette/isSaved';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { lazyPart } from '../../../ui/lazyPart';
import { OptionalPart } from '../../../ui/OptionalPart';
import { AdjustButton } from '../random-adjustment/AdjustButton';
import { expandedToggled, selectIsExpanded } from '../expanded/expandedSlice';
import { generatePalette } from '../generator/generatePalette';
import { MethodMenu } from '../generator/MethodMenu';
import { StepButtons } from '../history/StepButtons';
import { savePalette } from '../palette/savePalette';
import { MoreMenu } from './MoreMenu';
import styles from './NarrowToolbar.module.css';
import { namingBegun, selectIsNamingPalette } from '../naming/namingSlice';
import { PaletteName } from './PaletteName';
import { SharePalette } from './SharePalette';
import { useHasShareButton } from './useHasShareButton';

const HistoryDialog = lazyPart(() => import('../history/HistoryDialog'));

/** One row for phones: the most frequent actions; the rest is in a menu at its end. */
export const NarrowToolbar = () => {
  const dispatch = useAppDispatch();
  const isExpanded = useAppSelector(selectIsExpanded);
  const isKept = useAppSelector(selectIsSaved);
  const isNamed = useAppSelector((state) => selectEntry(state)?.name !== null);
  const count = useAppSelector(selectColorCount);
  const isNaming = useAppSelector(selectIsNamingPalette);
  const [showsHistory, setShowsHistory] = useState(false);
  const hasShareButton = useHasShareButton();
  const more = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.toolbar} aria-label="Palette">
      <h1 className={styles.heading} tabIndex={-1}>
        Color palette
      </h1>
      {(isNamed || isNaming) && (
        <div className={styles.title}>
          <PaletteName
            onClose={(isByKey) => {
              // Without a name, closing the field leaves no element that could have the focus.
              if (isByKey) more.current?.querySelector('button')?.focus({ preventScroll: true });
            }}
          />
          <span className={styles.count}>{counted(count, 'color')}</span>
        </div>
      )}
      <div className={styles.row}>
        <StepButtons />
        <div className={styles.generate}>
          <Button
            variant="primary"
            title="Generate new palette"
            aria-label="Generate"
            onClick={() => dispatch(generatePalette())}
          >
            <Shuffle aria-hidden />
            <span>Generate</span>
          </Button>
          <MethodMenu isNarrow />
        </div>
        <AdjustButton />
        {isExpanded ? (
          <IconButton
            label="Collapse palette"
            icon={<Minimize2 aria-hidden />}
            onClick={() => dispatch(expandedToggled())}
          />
        ) : (
          <IconButton
            label={isKept ? 'Saved' : 'Save'}
            icon={isKept ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
            onClick={() => dispatch(savePalette())}
          />
        )}
        {hasShareButton && <SharePalette />}
        <div ref={more}>
          <MoreMenu
            onName={isNamed ? null : () => dispatch(namingBegun('palette'))}
            hasShareWays={!hasShareButton}
            onHistory={() => setShowsHistory(true)}
          />
        </div>
      </div>
      {showsHistory && (
        <OptionalPart onFail={() => setShowsHistory(false)}>
          <HistoryDialog onClose={() => setShowsHistory(false)} />
        </OptionalPart>
      )}
    </section>
  );
};
