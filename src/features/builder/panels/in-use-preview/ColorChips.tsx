import { useDraggable } from '@dnd-kit/core';
import { memo } from 'react';
import { formatHex } from '../../../../color/format';
import type { Hex, Palette } from '../../../../color/types';
import styles from './ColorChips.module.css';

type ColorChipProps = { readonly index: number; readonly hex: Hex };

const ColorChip = memo(({ index, hex }: ColorChipProps) => {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: `color-${index}`,
    data: { index },
  });
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      className={styles.chip}
      style={{
        background: hex,
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
      }}
      title={hex}
      data-dragging={isDragging || undefined}
    />
  );
});

/** The palette's colors, to drag onto roles. The roles' menus do the same for keyboards. */
export const ColorChips = ({ colors }: { readonly colors: Palette }) => (
  <div className={styles.chips} aria-hidden>
    <span className={styles.hint}>Drag onto a role</span>
    {colors.map((color, index) => (
      // Keyed by position, as two colors may be the same.
      // oxlint-disable-next-line react/no-array-index-key
      <ColorChip key={index} index={index} hex={formatHex(color)} />
    ))}
  </div>
);
