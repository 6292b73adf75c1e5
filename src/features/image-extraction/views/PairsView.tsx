import { useEffect, useState } from 'react';

import type { ReadablePair } from '../../../../workers/picture-looks/api';
import { colorFromPacked } from '../../../color/color';
import { formatRatio } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { wcagLevel } from '../../../color/wcagLevel';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import { Skeleton } from '../../../ui/Skeleton';
import { useCopied } from '../../../ui/useCopied';
import type { VariableStyle } from '../../../ui/variableStyle';
import type { Picture } from '../imageExtractionState';
import styles from './PairsView.module.css';

const hexOf = (rgb: number): string => formatHex(colorFromPacked(rgb));

const usePairs = (swatches: readonly number[]): readonly ReadablePair[] | null => {
  const { pictureLooks } = useServices();
  const [pairs, setPairs] = useState<readonly ReadablePair[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    pictureLooks.readablePairs(new AbortController().signal, swatches).then(
      (found) => {
        if (isWanted) setPairs(found);
      },
      (error: unknown) => {
        reportError('looking for readable pairs', error);
        if (isWanted) setPairs([]);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pictureLooks, swatches]);
  return pairs;
};

type PairProps = {
  readonly pair: ReadablePair;
  readonly copied: string | null;
  readonly onCopy: (css: string) => void;
};

const Pair = ({ pair, copied, onCopy }: PairProps) => {
  const [text, background] = [hexOf(pair.text), hexOf(pair.background)];
  const css = `color: ${text}; background: ${background};`;
  const level = wcagLevel(pair.ratio, 'normal');
  const style: VariableStyle = { '--text-color': text, '--background': background };
  return (
    <li>
      <button type="button" className={styles.pair} style={style} onClick={() => onCopy(css)}>
        <span className={styles.sample} aria-hidden>
          Aa
        </span>
        <span className={styles.spoken}>Copy </span>
        <span className={styles.values}>
          <span className={styles.hexes}>
            {text} <span>on</span> {background}
          </span>{' '}
          <span className={styles.ratio}>
            {copied === css ? 'Copied' : `${formatRatio(pair.ratio)} : 1`} <span>{level}</span>
          </span>
        </span>
      </button>
    </li>
  );
};

/** The text and background colors that read best together, of all the swatches. */
export const PairsView = ({ picture }: { readonly picture: Picture }) => {
  const pairs = usePairs(picture.swatches);
  const { copied, copy } = useCopied();
  if (!pairs) return <Skeleton radius={0} />;
  if (pairs.length === 0)
    return <p className={styles.none}>No two swatches of this picture reach 4.5 : 1, which text needs.</p>;
  return (
    <ul className={styles.pairs} aria-label="Readable pairs">
      {pairs.map((pair) => (
        <Pair
          key={`${pair.background} ${pair.text}`}
          pair={pair}
          copied={copied}
          onCopy={(css) => void copy(css)}
        />
      ))}
    </ul>
  );
};
