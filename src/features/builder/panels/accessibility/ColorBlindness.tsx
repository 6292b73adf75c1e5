import { useCallback, useMemo } from 'react';
import { colorFromPacked } from '../../../../color/color';
import { DEFICIENCIES, type DeficiencyKind } from '../../../../color/deficiency';
import type { Palette } from '../../../../color/types';
import type { Vision } from '../../../../color/visions';
import { useAppDispatch } from '../../../../state/hooks';
import { Skeleton } from '../../../../ui/Skeleton';
import { useAnalysis } from '../../analysis/useAnalysis';
import { recolorPalette } from '../../../../state/palette/commitPalette';
import { useShownPalette } from '../../palette/shownPalette';
import { ConfusedPairs } from './ConfusedPairs';
import styles from './Sight.module.css';
import { SightRow } from './SightRow';

// The keys of an object literal; Object.keys types them as strings.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const KINDS = Object.keys(DEFICIENCIES) as DeficiencyKind[];

/** Simulates the palette for eight kinds of color vision, and shows which of its colors they confuse. */
export const ColorBlindness = ({ id }: { readonly id: string }) => {
  const dispatch = useAppDispatch();
  const { colors, locked } = useShownPalette();
  const analysis = useAnalysis(colors, 'vision');
  const rows = useMemo(() => {
    if (!analysis) return null;
    const { seen, confused } = analysis.result;
    const marksOf = (vision: Vision): readonly number[] =>
      confused.flatMap((pair) => (pair.vision === vision ? [pair.first, pair.second] : []));
    return {
      original: marksOf('normal'),
      kinds: KINDS.map((kind) => ({
        kind,
        palette: seen[kind].map(colorFromPacked),
        marks: marksOf(kind),
      })),
    };
  }, [analysis]);
  const use = useCallback(
    (palette: Palette) => {
      dispatch(recolorPalette(palette));
    },
    [dispatch],
  );

  if (!analysis || !rows) {
    return (
      <div id={id} className={styles.content}>
        <Skeleton height={420} />
      </div>
    );
  }
  return (
    <div id={id} className={styles.content}>
      <SightRow label="Original" palette={analysis.colors} marks={rows.original} />
      <div className={styles.rows}>
        {rows.kinds.map(({ kind, palette, marks }) => (
          <SightRow
            key={kind}
            label={DEFICIENCIES[kind].label}
            caption={DEFICIENCIES[kind].caption}
            palette={palette}
            marks={marks}
            onUse={use}
          />
        ))}
      </div>
      <ConfusedPairs
        colors={analysis.colors}
        locked={locked}
        pairs={analysis.result.confused}
        nearest={analysis.result.nearest}
        onUse={use}
      />
    </div>
  );
};
