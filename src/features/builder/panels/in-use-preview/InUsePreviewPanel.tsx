import { RotateCcw } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { ROLE_TEXTS, roleRatio, TEXT_ROLES, type Role } from '../../../../color/roles';
import { IconButton } from '../../../../ui/IconButton';
import { Panel } from '../../../../ui/Panel';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { ColorMark } from '../../ColorMark';
import type { PanelProps } from '../../panelProps';
import { ColorChips } from './ColorChips';
import styles from './InUsePreviewPanel.module.css';
import { Preview } from './Preview';
import { isHardToRead, RoleChecks } from './RoleChecks';
import { RoleDragging } from './RoleDragging';
import { RoleList } from './RoleList';
import CardTemplate from '../../../../ui/in-use/CardTemplate';
import ChartTemplate from '../../../../ui/in-use/ChartTemplate';
import PageTemplate from '../../../../ui/in-use/PageTemplate';
import PosterTemplate from '../../../../ui/in-use/PosterTemplate';
import { useRoles } from './useRoles';

const TEMPLATES = [
  { value: 'page', label: 'Page', Template: PageTemplate },
  { value: 'card', label: 'Card', Template: CardTemplate },
  { value: 'chart', label: 'Chart', Template: ChartTemplate },
  { value: 'poster', label: 'Poster', Template: PosterTemplate },
] as const;

const MODES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const InUsePreviewPanel = ({ title }: PanelProps) => {
  const previewId = useId();
  const [shown, setShown] = useState<(typeof TEMPLATES)[number]>(TEMPLATES[0]);
  const { colors, base, mode, setMode, roles, chosen, choose, reset } = useRoles();
  const checks = useMemo(() => ROLE_TEXTS.map((kind) => ({ kind, ratio: roleRatio(roles, kind) })), [roles]);
  const warned = useMemo(
    () => new Set<Role>(checks.filter(isHardToRead).map(({ kind }) => TEXT_ROLES[kind].text)),
    [checks],
  );

  return (
    <Panel
      title={title}
      // The base is not always the selected color, so it is shown.
      mark={<ColorMark color={base} title="Base color" />}
      controls={
        <SegmentedTabs
          label="Template"
          options={TEMPLATES}
          value={shown.value}
          onChange={(value) => setShown(TEMPLATES.find((row) => row.value === value) ?? shown)}
          panelId={previewId}
        />
      }
    >
      <div className={styles.layout}>
        <div className={styles.side}>
          <RoleDragging onDrop={(role, index) => choose(role, colors[index] ?? null)}>
            <ColorChips colors={colors} />
            <RoleList colors={colors} roles={roles} chosen={chosen} warned={warned} onChoose={choose} />
          </RoleDragging>
          <div className={styles.mode}>
            <SegmentedTabs
              label="Preview theme"
              options={MODES}
              value={mode}
              onChange={setMode}
              panelId={previewId}
            />
            <IconButton
              size="small"
              label="Reset roles"
              icon={<RotateCcw aria-hidden />}
              disabled={Object.keys(chosen).length === 0}
              onClick={reset}
            />
          </div>
          <RoleChecks checks={checks} />
        </div>
        <Preview
          id={previewId}
          label={`${shown.label} preview`}
          mode={mode}
          colors={colors}
          roles={roles}
          Template={shown.Template}
        />
      </div>
    </Panel>
  );
};

export default InUsePreviewPanel;
