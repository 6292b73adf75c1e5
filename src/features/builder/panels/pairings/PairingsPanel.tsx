import { useId, useMemo, useState } from 'react';
import { pairingSizes } from '../../../../color/generate/pairings';
import { PALETTE_MIN } from '../../../../color/paletteSize';
import { noCombinationsMessage } from '../../../../domain/panelMessages';
import { createPalette } from '../../../../palette/palette';
import { useAppDispatch } from '../../../../state/hooks';
import { Panel } from '../../../../ui/Panel';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { commitPalette } from '../../../../state/palette/commitPalette';
import { useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { PanelNote } from '../../result/PanelNote';
import { ResultGrid } from '../../result/ResultGrid';
import styles from './PairingsPanel.module.css';
import { pairingsOf, type Pairing } from './pairingsOf';

/** With more sizes than this, a phone has no room for the word in each tab. */
const MOST_WORDED = 4;

const countOf = (count: number, size: number): string =>
  `${count} ${count === 1 ? 'combination' : 'combinations'} of ${size} colors`;

const PairingsPanel = ({ title }: PanelProps) => {
  const dispatch = useAppDispatch();
  const contentId = useId();
  const { colors, locked } = useShownPalette();
  const [chosen, setChosen] = useState<number | null>(null);
  const sizes = pairingSizes(colors.length);
  // A chosen size is kept even while the palette is too small for it.
  const size = chosen ?? Math.max(PALETTE_MIN, colors.length - 1);
  const pairings = useMemo(() => pairingsOf(colors, locked, size), [colors, locked, size]);
  const word = sizes.length > MOST_WORDED ? '' : ' colors';

  const use = ({ palette, locked: kept }: Pairing) => {
    setChosen(null);
    dispatch(commitPalette(createPalette(palette, { locked: kept })));
  };

  return (
    <Panel
      title={title}
      note={<span className={styles.count}>{countOf(pairings.length, size)}</span>}
      controls={
        <SegmentedTabs
          label="Colors per pairing"
          options={sizes.map((count) => ({ value: `${count}`, label: `${count}${word}` }))}
          value={`${size}`}
          onChange={(value) => setChosen(Number(value))}
          panelId={contentId}
        />
      }
    >
      <div id={contentId} className={styles.content} role="tabpanel" aria-label={title}>
        {pairings.length === 0 ? (
          <PanelNote>{noCombinationsMessage(size)}</PanelNote>
        ) : (
          <ResultGrid label={title} results={pairings} onUse={use} layout="tiles" />
        )}
      </div>
    </Panel>
  );
};

export default PairingsPanel;
