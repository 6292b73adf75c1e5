import { useEffect, useRef, useState } from 'react';

import { PanelBoundary } from '../../ui/PanelBoundary';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { Dock } from './Dock';
import { PalettePanel } from './palette/PalettePanel';
import { PreviewPanel } from './picture/PreviewPanel';
import { SwatchesPanel } from './swatches/SwatchesPanel';
import type { Extracting } from './useExtraction';
import { ViewsPanel } from './views/ViewsPanel';
import { useHistoryKeys } from './useHistoryKeys';
import styles from './Workspace.module.css';

type WorkspaceProps = { readonly extracting: Extracting; readonly onChangeImage: () => void };

const PHONE = '(max-width: 767px)';

/** A picture with its palette and its swatches, while it is read and afterwards. */
export const Workspace = ({ extracting, onChangeImage }: WorkspaceProps) => {
  const region = useRef<HTMLDivElement>(null);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  // Two hundred swatches are as high as a phone's screen and a half: nothing else should be below them.
  const isPhone = useMediaQuery(PHONE);

  useHistoryKeys();
  useEffect(() => {
    // In the same frame as the page's layout.
    const frame = requestAnimationFrame(() => {
      // The button that led here is gone, and may have been far down the gallery.
      if (document.activeElement !== document.body) return;
      window.scrollTo(0, 0);
      region.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const swatches = (
    <div key="swatches" className={styles.wide}>
      <PanelBoundary>
        <SwatchesPanel signal={extracting.signal} />
      </PanelBoundary>
    </div>
  );
  const views = (
    <div key="views" className={styles.wide}>
      <PanelBoundary>
        <ViewsPanel />
      </PanelBoundary>
    </div>
  );
  return (
    <div ref={region} className={styles.workspace} tabIndex={-1}>
      <PanelBoundary>
        <PreviewPanel
          activeIndex={activeIndex}
          onHover={setActiveIndex}
          onChangeImage={onChangeImage}
          signal={extracting.signal}
        />
      </PanelBoundary>
      <PanelBoundary>
        <PalettePanel extracting={extracting} activeIndex={activeIndex} onHover={setActiveIndex} />
      </PanelBoundary>
      {isPhone ? [views, swatches] : [swatches, views]}
      <Dock activeIndex={activeIndex} onCancel={extracting.cancel} />
    </div>
  );
};
