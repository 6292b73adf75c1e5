import { useMemo } from 'react';
import { formatHex } from '../../../../color/format';
import { swapCandidates } from '../../../../color/generate/swap';
import { createSeededRandom } from '../../../../color/random';
import type { Palette } from '../../../../color/types';
import { PANEL_MESSAGES } from '../../../../domain/panelMessages';
import { useAppDispatch } from '../../../../state/hooks';
import { Panel } from '../../../../ui/Panel';
import { recolorPalette } from '../../../../state/palette/commitPalette';
import type { PanelProps } from '../../panelProps';
import { PanelNote } from '../../result/PanelNote';
import { RefreshButton } from '../../result/RefreshButton';
import { ResultGrid, type Result } from '../../result/ResultGrid';
import { useRandomList } from '../../result/useRandomList';
import { SelectedColorMark } from '../../SelectedColorMark';

const PANEL_ID = 'swap-color';

const nameOf = (candidate: Palette, selected: number): string => {
  const color = candidate[selected];
  return color ? `Swap for ${formatHex(color)}` : 'Swap';
};

const SwapColorPanel = ({ title }: PanelProps) => {
  const dispatch = useAppDispatch();
  const { source, seed, refresh } = useRandomList(PANEL_ID);
  const { colors, selected, locked } = source;
  const candidates = useMemo(
    () =>
      swapCandidates(colors, selected, locked, createSeededRandom(seed)).map((palette) => ({
        label: nameOf(palette, selected),
        palette,
      })),
    [colors, selected, locked, seed],
  );
  const isLocked = candidates.length === 0;

  // It is still the same palette, with the same swatch selected.
  const use = ({ palette }: Result) =>
    dispatch(recolorPalette(palette, { selected, origin: { panelId: PANEL_ID, source } }));

  return (
    <Panel
      title={title}
      mark={<SelectedColorMark />}
      controls={<RefreshButton label="Refresh swaps" onRefresh={refresh} isDisabled={isLocked} />}
    >
      {isLocked ? (
        <PanelNote>{PANEL_MESSAGES.selectedColorLocked}</PanelNote>
      ) : (
        <ResultGrid label={title} results={candidates} onUse={use} />
      )}
    </Panel>
  );
};

export default SwapColorPanel;
