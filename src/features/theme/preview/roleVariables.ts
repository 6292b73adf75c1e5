import { simulateDeficiency, type DeficiencyKind } from '../../../color/deficiency';
import { colorFromRgb } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { formatWide } from '../../../color/formatCss';
import { roleColor } from '../../../theme/checkTheme';
import { resolveWide } from '../../../theme/themeScales';
import { chartScales, chartWides, CHART_SCALES } from '../../../theme/chartScales';
import { CHART_ROLES } from '../../../theme/chooseCharts';
import { faintAreas } from '../../../theme/faintAreas';
import { FILLED_ROLES, THEME_ROLES, type ThemeRole } from '../../../theme/roles';
import type { Color, P3 } from '../../../color/types';
import type { ThemeMode } from '../../../theme/theme';
import type { VariableStyle } from '../../../ui/variableStyle';
import type { ModeView } from '../useModeColors';

export type PreviewVision = DeficiencyKind | 'normal';

const kebab = (role: string): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * All roles and chart colors as variables of the templates, such as `--use-on-primary`, as a kind of color vision sees
 * them, and the outlines of filled areas, such as `--use-primary-edge`. Wide colors are only shown for normal vision:
 * how others see them is not known.
 */
export const roleVariables = (
  { theme, colors }: ModeView,
  mode: ThemeMode,
  vision: PreviewVision,
  isWideShown: boolean,
): VariableStyle => {
  const charts = chartScales(theme, mode);
  const seenHex = (color: Color): string =>
    formatHex(vision === 'normal' ? color : colorFromRgb(simulateDeficiency(color.rgb, vision)));
  const areWide = isWideShown && vision === 'normal';
  const wides = areWide ? chartWides(theme, mode) : null;
  const shown = (color: Color, wide: P3 | null | undefined): string =>
    wide ? formatWide(wide) : seenHex(color);
  const roleText = (role: ThemeRole): string =>
    shown(roleColor(colors, role), areWide ? resolveWide(colors.scales, colors.aliases[role]) : null);
  const texts: Partial<Record<ThemeRole, string>> = Object.fromEntries(
    THEME_ROLES.map((role) => [role, roleText(role)]),
  );
  const faint = faintAreas(colors);
  return Object.fromEntries([
    ...THEME_ROLES.map((role) => [`--use-${kebab(role)}`, texts[role]]),
    ...FILLED_ROLES.map((role) => [
      `--use-${role}-edge`,
      faint.includes(role) ? texts.control : 'transparent',
    ]),
    ...CHART_ROLES.map((role, i) => [`--use-series-${i + 1}`, texts[role]]),
    ...CHART_SCALES.flatMap((scale) =>
      charts[scale].map((color, i) => [`--use-${scale}-${i + 1}`, shown(color, wides?.[scale][i])]),
    ),
  ]);
};
