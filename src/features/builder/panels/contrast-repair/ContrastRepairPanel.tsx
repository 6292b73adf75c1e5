import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatRatio } from '../../../../color/contrast';
import type { FailingPair, PairRepair, RepairTarget } from '../../../../color/contrastRepair';
import { formatHex } from '../../../../color/format';
import { levelSentence } from '../../../../domain/wcagSentences';
import { allPairsPassMessage, PANEL_MESSAGES } from '../../../../domain/panelMessages';
import { useAppDispatch } from '../../../../state/hooks';
import { usePaletteNames } from '../../../../state/usePaletteNames';
import { Panel } from '../../../../ui/Panel';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { Skeleton } from '../../../../ui/Skeleton';
import { useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { PanelNote } from '../../result/PanelNote';
import { SelectedColorMark } from '../../SelectedColorMark';
import { applyRepair } from './applyRepair';
import styles from './ContrastRepairPanel.module.css';
import { RepairList } from './RepairList';
import { selectedFirst, useRepairs } from './useRepairs';

const TARGETS = [
  { value: '3', label: '3', ratio: 3 },
  { value: '4.5', label: '4.5', ratio: 4.5 },
  { value: '7', label: '7', ratio: 7 },
] as const satisfies readonly { value: string; label: string; ratio: RepairTarget }[];

const ContrastRepairPanel = ({ title }: PanelProps) => {
  const dispatch = useAppDispatch();
  const contentId = useId();
  const { colors, locked, selected } = useShownPalette();
  const [target, setTarget] = useState<(typeof TARGETS)[number]>(TARGETS[1]);
  const repairs = useRepairs(colors, locked, target.ratio);
  const names = usePaletteNames(repairs?.colors ?? colors);
  const pairs = useMemo(() => (repairs ? selectedFirst(repairs.pairs, selected) : []), [repairs, selected]);
  const [spoken, setSpoken] = useState('');

  const content = useRef<HTMLDivElement>(null);
  /** The row whose repair was applied, and the pairs at that time. */
  const applied = useRef<{ readonly row: number; readonly pairs: readonly FailingPair[] } | null>(null);
  useEffect(() => {
    if (!applied.current || applied.current.pairs === pairs) return;
    const { row } = applied.current;
    applied.current = null;
    // The pressed button was removed with its pair: the focus moves to the next pair at its place, if any.
    if (document.activeElement !== document.body) return;
    const buttons = [...(content.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const next = buttons.find((button) => Number(button.dataset['row']) >= row) ?? buttons.at(-1);
    (next ?? content.current)?.focus();
  }, [pairs]);

  const apply = (repair: PairRepair, row: number) => {
    if (!repairs || !dispatch(applyRepair(repair, repairs.colors))) return;
    applied.current = { row, pairs };
    setSpoken(`${names[repair.index] ?? ''} is now ${formatHex(repair.color)}, ${formatRatio(repair.ratio)}`);
  };

  return (
    <Panel
      title={title}
      mark={<SelectedColorMark />}
      controls={
        <SegmentedTabs
          label="Target ratio"
          options={TARGETS}
          value={target.value}
          onChange={(value) => setTarget(TARGETS.find((row) => row.value === value) ?? target)}
          panelId={contentId}
        />
      }
    >
      <div ref={content} id={contentId} className={styles.content} tabIndex={-1}>
        <p className={styles.meaning}>
          {target.label}: {levelSentence(target.ratio)}
        </p>
        {!repairs && <Skeleton height={240} />}
        {repairs && pairs.length > 0 && (
          <>
            <p className={styles.order}>{PANEL_MESSAGES.repairOrder}</p>
            <RepairList repairs={repairs} pairs={pairs} names={names} selected={selected} onApply={apply} />
            <p className={styles.note}>{PANEL_MESSAGES.repairRule}</p>
          </>
        )}
        {repairs && pairs.length === 0 && <PanelNote>{allPairsPassMessage(repairs.target)}</PanelNote>}
      </div>
      <output className={styles.spoken}>{spoken}</output>
    </Panel>
  );
};

export default ContrastRepairPanel;
