import { ArrowLeftRight, Check, ChevronLeft, ChevronRight, Copy, X } from 'lucide-react';
import type { Hex } from '../../../../color/types';
import { IconButton } from '../../../../ui/IconButton';
import { useCopied } from '../../../../ui/useCopied';
import styles from './PreviewHeader.module.css';

type SideProps = {
  readonly side: 'Text' | 'Background';
  readonly hex: Hex;
};

const Side = ({ side, hex }: SideProps) => {
  const { copied, copy } = useCopied();
  return (
    <button
      type="button"
      className={styles.side}
      aria-label={`${side} ${hex}, copy`}
      onClick={() => void copy(hex)}
    >
      <span className={styles.chip} style={{ background: hex }} />
      <span className={styles.words}>
        <span className={styles.label}>{side}</span> <span className={styles.hex}>{hex}</span>
      </span>
      {copied === hex ? <Check aria-hidden data-copied /> : <Copy aria-hidden />}
    </button>
  );
};

type PreviewHeaderProps = {
  readonly foreground: Hex;
  readonly background: Hex;
  readonly index: number;
  readonly count: number;
  readonly onMove: (index: number) => void;
  readonly onSwap: () => void;
  readonly onClose: () => void;
};

/** Both colors to copy and swap, the navigation to other pairs, and the close button. */
export const PreviewHeader = ({
  foreground,
  background,
  index,
  count,
  onMove,
  onSwap,
  onClose,
}: PreviewHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.sides}>
      <Side side="Text" hex={foreground} />
      <IconButton
        label="Swap text and background"
        icon={<ArrowLeftRight aria-hidden />}
        hasTooltip={false}
        title="Swap text and background"
        onClick={onSwap}
      />
      <Side side="Background" hex={background} />
    </div>
    <div className={styles.way}>
      <div className={styles.pager}>
        <IconButton
          label="Previous pair"
          icon={<ChevronLeft aria-hidden />}
          hasTooltip={false}
          title="Previous pair (←)"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <span className={styles.position}>
          {index + 1} / {count}
        </span>
        <IconButton
          label="Next pair"
          icon={<ChevronRight aria-hidden />}
          hasTooltip={false}
          title="Next pair (→)"
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
      </div>
      <span className={styles.line} />
      <IconButton
        label="Close"
        icon={<X aria-hidden />}
        hasTooltip={false}
        title="Close (Esc)"
        onClick={onClose}
      />
    </div>
  </header>
);
