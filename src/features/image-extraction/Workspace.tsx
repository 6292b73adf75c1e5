import { useEffect, useRef, useState } from 'react';

import { PanelBoundary } from '../../ui/PanelBoundary';
import { Dock } from './Dock';
import { PalettePanel } from './palette/PalettePanel';
import { PreviewPanel } from './picture/PreviewPanel';
import { SwatchesPanel } from './swatches/SwatchesPanel';
import type { Extracting } from './useExtraction';
import { ViewsPanel } from './views/ViewsPanel';
import { useHistoryKeys } from './useHistoryKeys';
import styles from './Workspace.module.css';

type WorkspaceProps = { readonly extracting: Extracting; readonly onChangeImage: () => void };

/** A picture with its palette and its swatches, while it is read and afterwards. */
export const Workspace = ({ extracting, onChangeImage }: WorkspaceProps) => {
  const region = useRef<HTMLDivElement>(null);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);

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
      <div className={styles.wide}>
        <PanelBoundary>
          <SwatchesPanel signal={extracting.signal} />
        </PanelBoundary>
      </div>
      <div className={styles.wide}>
        <PanelBoundary>
          <ViewsPanel />
        </PanelBoundary>
      </div>
      <Dock activeIndex={activeIndex} onCancel={extracting.cancel} />
    </div>
  );
};
