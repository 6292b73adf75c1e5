import { simulateDeficiency, type DeficiencyKind } from '../../../color/deficiency';
import { colorFromRgb } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { roleColor } from '../../../theme/checkTheme';
import { CHART_ROLES } from '../../../theme/chooseCharts';
import type { ModeColors } from '../../../theme/modeColors';
import { THEME_ROLES } from '../../../theme/roles';
import type { VariableStyle } from '../../../ui/variableStyle';

export type PreviewVision = DeficiencyKind | 'normal';

const kebab = (role: string): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every role as a variable of the templates, `--use-on-primary`, as a kind of color vision sees it. */
export const roleVariables = (colors: ModeColors, vision: PreviewVision): VariableStyle => {
  const hexes = Object.fromEntries(
    THEME_ROLES.map((role) => {
      const color = roleColor(colors, role);
      const seen = vision === 'normal' ? color : colorFromRgb(simulateDeficiency(color.rgb, vision));
      return [role, formatHex(seen)];
    }),
  );
  return Object.fromEntries([
    ...THEME_ROLES.map((role) => [`--use-${kebab(role)}`, hexes[role]]),
    ...CHART_ROLES.map((role, i) => [`--use-series-${i + 1}`, hexes[role]]),
  ]);
};
