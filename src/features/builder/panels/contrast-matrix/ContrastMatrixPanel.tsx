import { useCallback, useMemo, useState } from 'react';
import { withBlackAndWhite } from '../../../../color/contrastMatrix';
import { usePaletteNames } from '../../../../state/usePaletteNames';
import { Checkbox } from '../../../../ui/Checkbox';
import { lazyPart } from '../../../../ui/lazyPart';
import { Panel } from '../../../../ui/Panel';
import { Skeleton } from '../../../../ui/Skeleton';
import { useAnalysis } from '../../analysis/useAnalysis';
import { useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { contrastBlocks, type ContrastBlocks } from './contrastBlocks';
import styles from './ContrastMatrixPanel.module.css';
import { PairGrid } from './PairGrid';
import { Tallies } from './Tallies';

const loadPreview = () => import('./ContrastPreview');
const ContrastPreview = lazyPart(loadPreview);
/** Preloaded before the click, so that it stays fast. Errors are reported on the click. */
const warmUp = () => void loadPreview().catch(() => undefined);

type Preview = {
  readonly matrix: ContrastBlocks;
  readonly index: number;
  readonly opener: HTMLElement | null;
};

const ContrastMatrixPanel = ({ title }: PanelProps) => {
  const { colors: palette } = useShownPalette();
  const [hasExtremes, setHasExtremes] = useState(false);
  const colors = useMemo(() => (hasExtremes ? withBlackAndWhite(palette) : palette), [hasExtremes, palette]);
  const analysis = useAnalysis(colors, 'contrast');
  const matrix = useMemo(() => analysis && contrastBlocks(analysis.colors, analysis.result), [analysis]);
  const names = usePaletteNames(analysis?.colors ?? colors);
  const [preview, setPreview] = useState<Preview | null>(null);
  const open = useCallback(
    (index: number, opener: HTMLElement) => matrix && setPreview({ matrix, index, opener }),
    [matrix],
  );

  return (
    <Panel
      title={title}
      controls={<Checkbox label="Black and white" isChecked={hasExtremes} onChange={setHasExtremes} />}
    >
      <div className={styles.content} onPointerEnter={warmUp}>
        {matrix ? (
          <>
            <Tallies tallies={matrix.tallies} />
            <PairGrid blocks={matrix.blocks} names={names} onOpen={open} />
          </>
        ) : (
          <Skeleton height={240} />
        )}
      </div>
      {preview && (
        <ContrastPreview
          // A preview of an outdated matrix is not shown.
          pairs={matrix === preview.matrix ? matrix.blocks.flat() : []}
          index={preview.index}
          names={names}
          opener={preview.opener}
          onMove={(index) => setPreview({ ...preview, index })}
          onClose={() => setPreview(null)}
        />
      )}
    </Panel>
  );
};

export default ContrastMatrixPanel;
