import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';

import type { ReadablePair } from '../../../../workers/picture-looks/api';
import { useAppSelector } from '../../../state/hooks';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { useCopied } from '../../../ui/useCopied';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { selectRecord, selectSwatches } from '../imageExtractionSlice';
import { PairCard } from './PairCard';
import { palettePairs } from './palettePairs';
import styles from './PairsView.module.css';

type SwatchPairs = {
  /** Null until the worker is done. */
  readonly pairs: readonly ReadablePair[] | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
};

/** The most readable pairs of all swatches, from the worker. */
const useSwatchPairs = (swatches: readonly number[]): SwatchPairs => {
  const { pictureLooks } = useServices();
  const [pairs, setPairs] = useState<readonly ReadablePair[] | null>(null);
  const [tries, setTries] = useState(0);
  const [failedAt, setFailedAt] = useState<{ readonly swatches: unknown; readonly tries: number } | null>(
    null,
  );
  useEffect(() => {
    // Answered in order, so that the last answer is for what is on show.
    pictureLooks.readablePairs(new AbortController().signal, swatches).then(setPairs, (error: unknown) => {
      reportError('looking for readable pairs', error);
      setPairs(null);
      setFailedAt({ swatches, tries });
    });
  }, [pictureLooks, swatches, tries]);
  const hasFailed = failedAt?.swatches === swatches && failedAt.tries === tries;
  return { pairs, hasFailed, tryAgain: () => setTries(tries + 1) };
};

/** Pairs of a list shown on a phone before the rest is requested: as many as fit its window. */
const PHONE_PAIRS = 8;

type PairListProps = {
  readonly title: string;
  readonly pairs: readonly ReadablePair[];
  readonly copied: string | null;
  readonly onCopy: (css: string) => void;
  /** Shown instead of the list if there are no pairs. */
  readonly children?: ReactNode;
};

const PairList = ({ title, pairs, copied, onCopy, children }: PairListProps) => {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isPhone && !isWhole ? pairs.slice(0, PHONE_PAIRS) : pairs;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {pairs.length === 0 && children}
      {pairs.length > 0 && (
        <ul className={styles.pairs} aria-labelledby={titleId}>
          {shown.map((pair) => (
            <PairCard key={`${pair.background} ${pair.text}`} pair={pair} copied={copied} onCopy={onCopy} />
          ))}
        </ul>
      )}
      {isPhone && pairs.length > PHONE_PAIRS && (
        <div className={styles.more}>
          <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show ${pairs.length - PHONE_PAIRS} more`}
          </Button>
        </div>
      )}
    </section>
  );
};

/** Text and background: first all pairs of the palette, then the most readable pairs of all swatches. */
const PairsView = () => {
  // Stryker disable next-line OptionalChaining: a picture on show has a palette
  const entries = useAppSelector(selectRecord)?.entries;
  const own = useMemo(() => palettePairs((entries ?? []).map(({ rgb }) => rgb)), [entries]);
  const { pairs: found, hasFailed, tryAgain } = useSwatchPairs(useAppSelector(selectSwatches));
  const { copied, copy } = useCopied();
  const onCopy = (css: string) => void copy(css);
  return (
    <>
      <PairList title="In the palette" pairs={own} copied={copied} onCopy={onCopy}>
        <p className={styles.none}>One color alone makes no pair.</p>
      </PairList>
      {found ? (
        <PairList title="Among all swatches" pairs={found} copied={copied} onCopy={onCopy}>
          <p className={styles.none}>No two swatches reach 4.5 : 1, which text needs.</p>
        </PairList>
      ) : (
        !hasFailed && (
          <div className={styles.waiting}>
            <Skeleton radius={0} />
          </div>
        )
      )}
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p className={styles.none}>The pairs among all swatches could not be found.</p>
          <Button size="small" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
};

export default PairsView;
