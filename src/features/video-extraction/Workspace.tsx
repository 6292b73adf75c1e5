import { useCallback, useEffect, useRef, useState } from 'react';

import { PanelBoundary } from '../../ui/PanelBoundary';
import { useVideoEditor } from './edits/useVideoEditor';
import { VideoPalettePanel } from './palette/VideoPalettePanel';
import { FramesSection } from './frames/FramesSection';
import { useSelectedFrame } from './frames/useSelectedFrame';
import { MiniPlayer } from './player/MiniPlayer';
import { seek } from './player/videoTime';
import { TimelinePanel } from './timeline/TimelinePanel';
import type { VideoExtraction } from './run/useVideoExtraction';
import { useVideo } from './video/useVideo';
import styles from './Workspace.module.css';

/** Windows too narrow for a player beside the cards: it starts as a bar at the bottom. */
const NARROW = '(max-width: 1199px)';

/** A video with its frames, during extraction and afterwards. */
export const Workspace = ({ extraction }: { readonly extraction: VideoExtraction }) => {
  const region = useRef<HTMLDivElement>(null);
  const { selected, select } = useSelectedFrame();
  const [isCollapsed, setIsCollapsed] = useState(() => window.matchMedia(NARROW).matches);
  const { player } = extraction;
  const video = useVideo();
  const editor = useVideoEditor(extraction.signal);
  // Beside the cards if there is room, so that it covers none.
  const isBeside = player !== null && !isCollapsed;

  useEffect(() => {
    // The button that led here is gone, and may have been far down the gallery.
    if (document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    region.current?.focus({ preventScroll: true });
  }, []);
  /** To the beginning of the part that a card represents, not to its picture, which is a frame within it. */
  const goTo = useCallback(
    (index: number, isAskedFor: boolean) => {
      if (player && video) seek(player, video.timeAt(index));
      select(index, isAskedFor);
    },
    [player, select, video],
  );

  return (
    <div ref={region} className={styles.workspace} data-beside={isBeside || undefined} tabIndex={-1}>
      <PanelBoundary>
        <TimelinePanel
          player={player}
          selected={selected?.index ?? null}
          onSelect={select}
          onPlay={extraction.togglePlayback}
          editor={editor}
          signal={extraction.signal}
        />
      </PanelBoundary>
      <div className={styles.beside}>
        {player && (
          <MiniPlayer
            player={player}
            extraction={extraction}
            isCollapsed={isCollapsed}
            onToggle={() => setIsCollapsed(!isCollapsed)}
          />
        )}
        <PanelBoundary>
          <VideoPalettePanel signal={extraction.signal} />
        </PanelBoundary>
      </div>
      <div className={styles.frames}>
        <PanelBoundary>
          <FramesSection
            selected={selected}
            isBesidePlayer={isBeside}
            editor={editor}
            onSelect={goTo}
            signal={extraction.signal}
          />
        </PanelBoundary>
      </div>
    </div>
  );
};
