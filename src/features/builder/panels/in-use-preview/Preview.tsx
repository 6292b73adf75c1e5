import type { ComponentType } from 'react';
import { chartSeries } from '../../../../color/chartSeries';
import { formatHex } from '../../../../color/format';
import { ROLES, type RoleColors, type RoleMode } from '../../../../color/roles';
import type { Palette } from '../../../../color/types';
import { useDrawnCount } from '../../../../ui/useDrawnCount';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './Preview.module.css';
import { ROLE_LABELS } from './roleWords';

type PreviewProps = {
  readonly id: string;
  readonly label: string;
  readonly mode: RoleMode;
  readonly colors: Palette;
  readonly roles: RoleColors;
  readonly Template: ComponentType;
};

/**
 * A template in the colors of the roles: they are CSS variables of one element, so that nothing in it renders again.
 */
export const Preview = ({ id, label, mode, colors, roles, Template }: PreviewProps) => {
  // In the next frame: it takes as long as the rest of the panel.
  const isDrawn = useDrawnCount(1, 1) > 0;
  const [first, second, third, fourth] = chartSeries(colors, roles);
  const style: VariableStyle = {
    '--use-background': formatHex(roles.background),
    '--use-surface': formatHex(roles.surface),
    '--use-border': formatHex(roles.border),
    '--use-text': formatHex(roles.text),
    '--use-muted-text': formatHex(roles.mutedText),
    '--use-primary': formatHex(roles.primary),
    '--use-on-primary': formatHex(roles.onPrimary),
    '--use-accent': formatHex(roles.accent),
    '--use-on-accent': formatHex(roles.onAccent),
    '--use-series-1': formatHex(first),
    '--use-series-2': formatHex(second),
    '--use-series-3': formatHex(third),
    '--use-series-4': formatHex(fourth),
  };
  const list = ROLES.map((role) => `${ROLE_LABELS[role]} ${formatHex(roles[role])}`).join(', ');
  return (
    <div
      id={id}
      className={styles.preview}
      style={style}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- elements, not a file
      role="img"
      aria-label={`${label}, ${mode}: ${list}`}
    >
      {/* Decorative sample text: screen readers get the list of roles instead. */}
      <div className={styles.sheet} aria-hidden>
        {isDrawn && <Template />}
      </div>
    </div>
  );
};
