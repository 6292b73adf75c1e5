import { memo, useEffect } from 'react';
import { useAppSelector } from '../../state/hooks';
import { AddressNotice } from './AddressNotice';
import { useAdminShortcuts } from './admin-shortcuts/useAdminShortcuts';
import { AdjustmentBar } from './random-adjustment/AdjustmentBar';
import { AdjustmentPreview } from './random-adjustment/AdjustmentPreview';
import { selectIsPreviewing } from './random-adjustment/adjustmentSlice';
import styles from './BuilderPage.module.css';
import { ExpandedFrame } from './expanded/ExpandedFrame';
import { selectIsExpanded } from './expanded/expandedSlice';
import { loadDelta } from './loadDelta';
import { PanelGrid } from './PanelGrid';
import { useShortcuts } from './shortcuts/useShortcuts';
import { PaletteStrip } from './strip/PaletteStrip';
import { PaletteToolbar } from './toolbar/PaletteToolbar';

// Made once: what opens over the strip or expands it is no reason to render it again.
const STRIP = <PaletteStrip />;
const TOOLBAR = <PaletteToolbar />;
const PREVIEW = { editor: <AdjustmentPreview />, toolbar: <AdjustmentBar /> };

/** The address changes with every action, and the routes render anew: the page itself has no part in that. */
const BuilderPage = memo(() => {
  useShortcuts();
  useAdminShortcuts();
  useEffect(loadDelta, []);
  const isExpanded = useAppSelector(selectIsExpanded);
  const isPreviewing = useAppSelector(selectIsPreviewing);
  return (
    <>
      <ExpandedFrame editor={STRIP} toolbar={TOOLBAR} standIn={isPreviewing ? PREVIEW : null} />
      <div className={styles.panels} data-floating inert={isExpanded}>
        <AddressNotice />
        <PanelGrid />
      </div>
    </>
  );
});
BuilderPage.displayName = 'BuilderPage';

export default BuilderPage;
