import { Minus, Plus, Scan } from 'lucide-react';

import { IconButton } from '../../../ui/IconButton';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import styles from './PictureBar.module.css';
import type { Zoom } from './useZoom';

type ZoomToolsProps = { readonly zoom: Zoom; readonly isDisabled: boolean };

/** The zoom level; 100 % is the whole picture. */
export const ZoomTools = ({ zoom, isDisabled }: ZoomToolsProps) => (
  <div className={styles.zoom} role="toolbar" aria-label="Zoom" {...useRovingFocus({ count: 3 })}>
    <IconButton
      label="Zoom out (−)"
      size="small"
      icon={<Minus aria-hidden />}
      disabled={isDisabled || zoom.isLeast}
      onClick={zoom.zoomOut}
      {...rovingItem(0)}
    />
    <output className={styles.percent}>{Math.round(zoom.zoom * 100)}%</output>
    <IconButton
      label="Zoom in (+)"
      size="small"
      icon={<Plus aria-hidden />}
      disabled={isDisabled || zoom.isMost}
      onClick={zoom.zoomIn}
      {...rovingItem(1)}
    />
    <IconButton
      label="Fit in the frame (0)"
      size="small"
      icon={<Scan aria-hidden />}
      disabled={isDisabled || zoom.isLeast}
      onClick={zoom.fit}
      {...rovingItem(2)}
    />
  </div>
);
