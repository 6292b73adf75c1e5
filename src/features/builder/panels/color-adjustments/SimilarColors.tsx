import { useCallback, useMemo } from 'react';
import { sameColor } from '../../../../color/color';
import { similarColors } from '../../../../color/generate/similar';
import { createSeededRandom } from '../../../../color/random';
import type { Color } from '../../../../color/types';
import { useAppDispatch } from '../../../../state/hooks';
import { ColorRamp } from '../../../../ui/ColorRamp';
import { replaceSelectedColor } from '../../../../state/palette/editPalette';
import { useShownPalette } from '../../palette/shownPalette';
import { RefreshButton } from '../../result/RefreshButton';
import { useRandomList } from '../../result/useRandomList';

const PANEL_ID = 'color-adjustments';
const COLUMNS = 5;

/** Variants close to the selected color; when one replaces it, the others remain available. */
export const SimilarColors = () => {
  const dispatch = useAppDispatch();
  const { color } = useShownPalette();
  const { source, seed, refresh } = useRandomList(PANEL_ID);
  const base = source.colors[source.selected] ?? color;
  const variants = useMemo(() => similarColors(base, createSeededRandom(seed)), [base, seed]);
  const choose = useCallback(
    (variant: Color) => void dispatch(replaceSelectedColor(variant, { panelId: PANEL_ID, source })),
    [dispatch, source],
  );
  return (
    <ColorRamp
      label={`${variants.length} similar colors`}
      aside={<RefreshButton label="Refresh similar colors" onRefresh={refresh} />}
      columns={COLUMNS}
      cells={variants.map((variant, i) => ({
        color: variant,
        name: `Similar ${i + 1}`,
        isCurrent: sameColor(variant, color),
      }))}
      onChoose={choose}
    />
  );
};
