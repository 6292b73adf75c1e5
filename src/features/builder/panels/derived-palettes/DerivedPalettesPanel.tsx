import { useMemo } from 'react';
import { formatHex } from '../../../../color/format';
import { DERIVED_SIZE, derivedPalettes, type DerivedPalette } from '../../../../color/generate/derived';
import { createSeededRandom } from '../../../../color/random';
import { BUILDER_MESSAGES } from '../../../../domain/builderMessages';
import { useAppDispatch } from '../../../../state/hooks';
import { Panel } from '../../../../ui/Panel';
import { replacePalette } from '../../../../state/palette/commitPalette';
import { ColorMark } from '../../ColorMark';
import { useBaseColor, useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { PanelNote } from '../../result/PanelNote';
import { RefreshButton } from '../../result/RefreshButton';
import { ResultGrid } from '../../result/ResultGrid';
import { useRandomList } from '../../result/useRandomList';
import styles from './DerivedPalettesPanel.module.css';

const PANEL_ID = 'derived-palettes';

const DerivedPalettesPanel = ({ title }: PanelProps) => {
  const dispatch = useAppDispatch();
  const base = useBaseColor();
  // Only the locked colors of the palette matter here: a derived palette keeps them.
  const { colors, locked } = useShownPalette();
  const { source, seed, refresh } = useRandomList(PANEL_ID);
  const derived = useMemo(
    () => derivedPalettes(base, colors, locked, createSeededRandom(seed)),
    [base, colors, locked, seed],
  );
  const isAllLocked = colors.length >= DERIVED_SIZE && locked.every(Boolean);

  const use = ({ palette }: DerivedPalette) =>
    dispatch(replacePalette(palette, { origin: { panelId: PANEL_ID, source } }));

  return (
    <Panel
      title={title}
      // The base is not always the selected color, so it is shown.
      mark={<ColorMark color={base} title="Base color" />}
      note={<span className={styles.hex}>{formatHex(base)}</span>}
      controls={<RefreshButton label="Regenerate" onRefresh={refresh} isDisabled={isAllLocked} />}
    >
      {isAllLocked ? (
        <PanelNote>{BUILDER_MESSAGES.allColorsLocked}</PanelNote>
      ) : (
        <ResultGrid label={title} results={derived} onUse={use} layout="named" />
      )}
    </Panel>
  );
};

export default DerivedPalettesPanel;
