import { useMemo } from 'react';
import { similarPalettes } from '../../../../color/generate/similar';
import { createSeededRandom } from '../../../../color/random';
import type { Palette } from '../../../../color/types';
import type { PanelSource } from '../../../../state/palette/historySlice';
import { PaletteResult } from '../../result/PaletteResult';
import { RefreshButton } from '../../result/RefreshButton';
import { AdjustmentRow } from './AdjustmentRow';

type SimilarTabProps = {
  readonly source: PanelSource;
  readonly seed: number;
  readonly onRefresh: () => void;
  readonly onUse: (palette: Palette) => void;
};

/** Random variants of the palette. */
export const SimilarTab = ({ source: { colors, locked }, seed, onRefresh, onUse }: SimilarTabProps) => {
  const variants = useMemo(
    () => similarPalettes(colors, locked, createSeededRandom(seed)),
    [colors, locked, seed],
  );
  return (
    <>
      <AdjustmentRow label="Random variants" isFixed>
        <RefreshButton label="Refresh similar palettes" onRefresh={onRefresh} />
      </AdjustmentRow>
      {variants.map((variant, index) => {
        const label = `Variant ${index + 1}`;
        return (
          <AdjustmentRow key={label} label={label}>
            <PaletteResult label={label} palette={variant} onClick={() => onUse(variant)} />
          </AdjustmentRow>
        );
      })}
    </>
  );
};
