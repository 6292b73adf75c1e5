import { CircleX } from 'lucide-react';

import type { ReadablePair } from '../../../../workers/picture-looks/api';
import { colorFromPacked } from '../../../color/color';
import { formatRatio } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { textLevel } from '../../../color/wcagLevel';
import { levelLines } from '../../../domain/wcagSentences';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './PairsView.module.css';

const hexOf = (rgb: number): string => formatHex(colorFromPacked(rgb));

type PairCardProps = {
  readonly pair: ReadablePair;
  readonly copied: string | null;
  readonly onCopy: (css: string) => void;
};

/**
 * Text on a background, copied with a click. If the contrast is too low for small text, that is stated beside the
 * sample.
 */
export const PairCard = ({ pair, copied, onCopy }: PairCardProps) => {
  const [text, background] = [hexOf(pair.text), hexOf(pair.background)];
  const css = `color: ${text}; background: ${background};`;
  const level = textLevel(pair.ratio);
  const style: VariableStyle = { '--text-color': text, '--background': background };
  return (
    <li>
      <button
        type="button"
        className={styles.pair}
        style={style}
        title={levelLines(pair.ratio)}
        data-beside={level === 'Fail' || level === 'AA Large' || undefined}
        onClick={() => onCopy(css)}
      >
        <span className={styles.sample} aria-hidden>
          Aa
        </span>
        <span className={styles.spoken}>Copy </span>
        <span className={styles.values}>
          <span className={styles.hexes}>
            {text} <span>on</span> {background}
          </span>{' '}
          <span className={styles.ratio}>
            {copied === css ? 'Copied' : `${formatRatio(pair.ratio)} : 1`}{' '}
            <span>
              {level === 'Fail' && <CircleX aria-hidden />}
              {level}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
};
