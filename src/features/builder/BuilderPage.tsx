import { memo } from 'react';
import { useAppSelector } from '../../state/hooks';
import { Skeleton } from '../../ui/Skeleton';
import { useDrawnCount } from '../../ui/useDrawnCount';
import { AddressNotice } from './AddressNotice';
import { useAdminShortcuts } from './admin-shortcuts/useAdminShortcuts';
import { AdjustmentBar } from './random-adjustment/AdjustmentBar';
import { AdjustmentPreview } from './random-adjustment/AdjustmentPreview';
import { selectIsPreviewing } from './random-adjustment/adjustmentSlice';
import styles from './BuilderPage.module.css';
import { ExpandedFrame } from './expanded/ExpandedFrame';
import { selectIsExpanded } from './expanded/expandedSlice';
import { PanelGrid } from './PanelGrid';
import { useShortcuts } from './shortcuts/useShortcuts';
import { PaletteStrip } from './strip/PaletteStrip';
import { PaletteToolbar } from './toolbar/PaletteToolbar';

// Created once: dialogs over the strip or its expansion do not render it again.
const STRIP = <PaletteStrip />;
const TOOLBAR = <PaletteToolbar />;
const STRIP_TO_COME = (
  <div className={styles.strip}>
    <Skeleton />
  </div>
);
const PREVIEW = { editor: <AdjustmentPreview />, toolbar: <AdjustmentBar /> };

/** The address changes with every action, which renders the routes again; memo keeps the page out of that. */
const BuilderPage = memo(() => {
  useShortcuts();
  useAdminShortcuts();
  const isExpanded = useAppSelector(selectIsExpanded);
  const isPreviewing = useAppSelector(selectIsPreviewing);
  // The strip and the panel frames after the toolbar: all at once they double the length of the frame. The page's first
  // effects also open the palette of its address, and what is mounted by then updates in one piece.
  const drawn = useDrawnCount(2, 1);
  return (
    <>
      {/* Above the colors: below them it would be out of sight on short screens. */}
      <div data-covered={isExpanded || undefined} className={styles.above}>
        <AddressNotice />
      </div>
      <ExpandedFrame
        editor={drawn > 0 ? STRIP : STRIP_TO_COME}
        toolbar={TOOLBAR}
        standIn={isPreviewing ? PREVIEW : null}
      />
      <div className={styles.panels} data-floating="bar" data-covered={isExpanded || undefined}>
        {drawn > 1 && <PanelGrid />}
      </div>
    </>
  );
});
BuilderPage.displayName = 'BuilderPage';

export default BuilderPage;
