import type { KeyboardEvent } from 'react';
import { readableInk } from '../../../../color/contrast';
import type { ContrastPair } from '../../../../color/contrastMatrix';
import { formatHex } from '../../../../color/format';
import { LEAST_RATIOS } from '../../../../color/wcagLevel';
import { FullScreenDialog } from '../../../../ui/FullScreenDialog';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './ContrastPreview.module.css';
import { PreviewHeader } from './PreviewHeader';
import { PreviewSamples } from './PreviewSamples';
import { PreviewSummary } from './PreviewSummary';

type ContrastPreviewProps = {
  /** Every ordered pair; the two orders of a pair are adjacent. */
  readonly pairs: readonly ContrastPair[];
  readonly index: number;
  /** By index of the color. */
  readonly names: readonly string[];
  /** Gets the focus back on closing. */
  readonly opener: HTMLElement | null;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
};

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Text that must be readable even if the pair fails uses the most readable ink. */
const colorsOf = ({ background, foreground, ratio }: ContrastPair): VariableStyle => {
  const text = formatHex(foreground);
  const ink = readableInk(background.rgb);
  return {
    '--background': formatHex(background),
    '--foreground': text,
    '--ink': ink,
    '--note': ratio >= LEAST_RATIOS.normal.AA ? text : ink,
    '--display': ratio >= LEAST_RATIOS.large.AA ? text : ink,
  };
};

/** One pair fullscreen, as text of all sizes. */
const ContrastPreview = ({ pairs, index, names, opener, onMove, onClose }: ContrastPreviewProps) => {
  const pair = pairs[index];
  if (!pair) return null;
  const { background, foreground, backgroundIndex, foregroundIndex, ratio } = pair;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = index + (STEPS[event.key] ?? 0);
    if (next === index || !pairs[next] || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(next);
  };

  return (
    <FullScreenDialog
      label="Contrast preview"
      className={styles.preview}
      style={colorsOf(pair)}
      opener={opener}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <output className={styles.title}>
        {names[foregroundIndex]} on {names[backgroundIndex]}
      </output>
      <PreviewHeader
        foreground={formatHex(foreground)}
        background={formatHex(background)}
        index={index}
        count={pairs.length}
        onMove={onMove}
        // The two orders of a pair are adjacent.
        onSwap={() => onMove(index % 2 === 0 ? index + 1 : index - 1)}
        onClose={onClose}
      />
      <div className={styles.body}>
        <PreviewSummary ratio={ratio} />
        <PreviewSamples ratio={ratio} />
      </div>
    </FullScreenDialog>
  );
};

export default ContrastPreview;
