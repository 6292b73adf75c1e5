import { formatHex } from '../../color/format';
import { formatWide } from '../../color/formatCss';
import { formatRatio } from '../../color/contrast';
import { checkPairs, statusDistances, type CheckedPair } from '../checkTheme';
import { faintAreas } from '../faintAreas';
import { modeColors, type ModeColors } from '../modeColors';
import { REQUIRED_PAIRS } from '../roles';
import { THEME_MODES, type Theme, type ThemeMode } from '../theme';
import { kebab, primitiveId } from './names';
import { roleTokenColor, roleTokenWide, themeTokens } from './themeTokens';

/** The purpose of each role, for authors of interfaces. */
const USES: Readonly<Record<string, string>> = {
  background: 'the page',
  surface: 'cards and panels on the page',
  raised: 'menus, popovers and dialogs',
  muted: 'quiet areas: table heads, chips, code',
  text: 'text on any of the four grounds',
  mutedText: 'secondary text on any of the four grounds',
  border: 'lines that part; never the only sign of a control',
  control: 'outlines of fields, checkboxes and other controls, and of faint areas',
  ring: 'the outline of what has the focus',
  link: 'links in text',
  primary: 'the one main action of a view',
  secondary: 'other actions',
  accent: 'highlights: badges, selected rows, marks',
  success: 'something went well',
  warning: 'something needs attention',
  danger: 'something failed, or will delete',
  info: 'something to know',
};

const useOf = (role: string): string => {
  const area = /^on([A-Z]\w*)$/.exec(role)?.[1];
  if (area) return `text and icons on \`${area.toLowerCase()}\``;
  return USES[role] ?? 'a series of a chart, in this order';
};

const WIDE_RULE =
  'Where a color has a wide one, declare the hex first and the wide one inside of `@media (color-gamut: p3)`: both have the same contrast, and screens of sRGB keep the hex.';

/** '4.61 : 1', and whether that is too little. */
const ratioCell = (pair: CheckedPair | undefined): string =>
  pair ? `${formatRatio(pair.ratio)} : 1${pair.isPassing ? '' : ', too little'}` : '';

const FAILING_RULE =
  'Where a ratio is too little, put no text and no control in that pair in that mode: its colors were chosen by hand.';

type Mode = { readonly mode: ThemeMode; readonly colors: ModeColors };

/** Whether status colors can be told apart, and by whom not. */
const statusRule = (modes: readonly Mode[]): string => {
  const confused = modes.flatMap(({ mode, colors }) =>
    statusDistances(colors)
      .filter(({ isConfused }) => isConfused)
      .map(
        ({ vision, roles: [one, other] }) =>
          `\`${one}\` and \`${other}\` (${vision === 'normal' ? 'normal vision' : vision}, ${mode})`,
      ),
  );
  return confused.length === 0
    ? 'Status colors are told apart from each other and from `primary` by every kind of color vision; give each an icon or a word as well.'
    : `Give each status color an icon or a word: not everybody tells these apart: ${confused.join(', ')}.`;
};

/** Which filled areas are outlined to be seen, in which mode. */
const outlineRule = (modes: readonly Mode[]): string => {
  const faint = modes
    .map(({ mode, colors }) => ({ mode, areas: faintAreas(colors) }))
    .filter(({ areas }) => areas.length > 0)
    .map(({ mode, areas }) => `in ${mode} ${areas.map((area) => `\`${area}\``).join(', ')}`);
  return faint.length === 0
    ? 'Every filled area has 3 : 1 and more on all four grounds by itself.'
    : `A filled area may lie on any ground, as its text makes it known. Outline in \`control\` those with less than 3 : 1 on a ground: ${faint.join('; ')}.`;
};

/** Rules for people and programs that write interfaces: roles, colors, and allowed pairs. */
export const designMd = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const rows = tokens.roles.map((token) => {
    const cells = THEME_MODES.map((mode) => {
      const wide = roleTokenWide(tokens, token, mode);
      const own = `${formatHex(roleTokenColor(tokens, token, mode))} (${primitiveId(token[mode])})`;
      return wide ? `${own}; wide: \`${formatWide(wide)}\`` : own;
    });
    return `| \`--${kebab(token.role)}\` | ${cells.join(' | ')} | ${useOf(token.role)} |`;
  });
  const modes = THEME_MODES.map((mode) => ({ mode, colors: modeColors(theme, mode) }));
  const checked = modes.map(({ colors }) => checkPairs(colors));
  const pairs = REQUIRED_PAIRS.map(({ front, back, least }, i) => {
    const ratios = checked.map((own) => ratioCell(own[i]));
    return `| \`${kebab(front)}\` on \`${kebab(back)}\` | ${least} : 1 | ${ratios.join(' | ')} |`;
  });
  const hasFailing = checked.flat().some(({ isPassing }) => !isPassing);
  return [
    `# ${tokens.title}: colors`,
    '',
    'Use the roles below, never a hex value or a step of a scale. Every role has a color in light and in dark; do not mix modes.',
    '',
    '## Roles',
    '',
    '| Variable | Light | Dark | For |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...(theme.gamut === 'p3' ? [WIDE_RULE, ''] : []),
    '## What goes on what',
    '',
    'Text needs 4.5 : 1, controls and focus need 3 : 1 (WCAG 2.2). Use these pairs and no others:',
    '',
    '| Pair | At least | Light | Dark |',
    '| --- | --- | --- | --- |',
    ...pairs,
    '',
    ...(hasFailing ? [FAILING_RULE, ''] : []),
    outlineRule(modes),
    '',
    'Charts of series use `chart-1` to `chart-8` in this order; numbers use `sequential-1` (little) to `sequential-5` (much), and `diverging-1` to `diverging-5` around a middle, `diverging-3`.',
    '',
    statusRule(modes),
    '',
  ].join('\n');
};
