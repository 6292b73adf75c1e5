import type { Theme } from '../theme';
import { androidColors, composeColors, flutterColors, xcodeCatalog } from './apps';
import { classCss, lightDarkCss, mediaCss } from './cssVariables';
import { designMd } from './designMd';
import { figmaVariables } from './figma';
import { figmaMode } from './figmaModes';
import { materialCss, materialJson } from './material';
import { penpotTokens } from './penpot';
import { shadcnCss } from './shadcn';
import { shadcnRegistryItem } from './shadcnRegistry';
import { tailwind3Config, tailwind3Css, tailwind4Css } from './tailwind';
import { designTokens, hexTokens, tokensResolver } from './tokens';

export type ThemeFile = {
  readonly path: string;
  readonly text: string;
  /** Programs look for it by this name. */
  readonly isSought?: true;
};

export type ThemeFormat = {
  readonly id: string;
  readonly label: string;
  /** Whether the format includes wide colors; the others have only a theme's sRGB colors. */
  readonly isWide?: true;
  /** One or more files; several belong in one folder. */
  readonly files: (theme: Theme) => readonly ThemeFile[];
};

/** A format of a single file. */
const one =
  (path: string, write: (theme: Theme) => string): ThemeFormat['files'] =>
  (theme) => [{ path, text: write(theme) }];

/** A format of a single file that programs look for by its name. */
const sought =
  (path: string, write: (theme: Theme) => string): ThemeFormat['files'] =>
  (theme) => [{ path, text: write(theme), isSought: true }];

/** THE TABLE of text formats for themes. */
export const THEME_FORMATS: readonly ThemeFormat[] = [
  { id: 'css-light-dark', label: 'CSS light-dark()', isWide: true, files: one('theme.css', lightDarkCss) },
  { id: 'css-media', label: 'CSS by system', isWide: true, files: one('theme.css', mediaCss) },
  { id: 'css-class', label: 'CSS by class', isWide: true, files: one('theme.css', classCss) },
  { id: 'shadcn', label: 'shadcn/ui', isWide: true, files: one('globals.css', shadcnCss) },
  {
    id: 'shadcn-registry',
    label: 'shadcn registry',
    isWide: true,
    files: sought('theme.json', shadcnRegistryItem),
  },
  { id: 'tailwind4', label: 'Tailwind 4', isWide: true, files: one('theme.css', tailwind4Css) },
  {
    id: 'tailwind3',
    label: 'Tailwind 3',
    files: (theme) => [
      { path: 'tailwind.config.js', text: tailwind3Config(theme) },
      { path: 'theme.css', text: tailwind3Css(theme) },
    ],
  },
  {
    id: 'tokens',
    label: 'Design tokens',
    isWide: true,
    files: (theme) => [
      { path: 'light.tokens.json', text: designTokens(theme, 'light') },
      { path: 'dark.tokens.json', text: designTokens(theme, 'dark') },
      { path: 'theme.resolver.json', text: tokensResolver(theme) },
    ],
  },
  {
    id: 'hex-tokens',
    label: 'Tokens (hex)',
    files: (theme) => [
      { path: 'light.json', text: hexTokens(theme, 'light') },
      { path: 'dark.json', text: hexTokens(theme, 'dark') },
    ],
  },
  {
    id: 'figma',
    label: 'Figma variables',
    files: (theme) => [
      { path: 'light.tokens.json', text: figmaMode(theme, 'light') },
      { path: 'dark.tokens.json', text: figmaMode(theme, 'dark') },
    ],
  },
  {
    id: 'figma-plugins',
    label: 'Figma plugins',
    isWide: true,
    files: (theme) => [
      { path: 'variables.json', text: figmaVariables(theme, 'srgb') },
      ...(theme.gamut === 'p3' ? [{ path: 'variables-p3.json', text: figmaVariables(theme, 'p3') }] : []),
    ],
  },
  { id: 'penpot', label: 'Penpot', files: one('penpot.tokens.json', penpotTokens) },
  {
    id: 'material',
    label: 'Material 3',
    isWide: true,
    files: (theme) => [
      { path: 'material-theme.json', text: materialJson(theme) },
      { path: 'material.css', text: materialCss(theme) },
    ],
  },
  {
    id: 'android',
    label: 'Android',
    files: (theme) => [
      { path: 'values/colors.xml', text: androidColors(theme, 'light') },
      { path: 'values-night/colors.xml', text: androidColors(theme, 'dark') },
    ],
  },
  { id: 'xcode', label: 'Xcode', isWide: true, files: xcodeCatalog },
  {
    id: 'compose',
    label: 'Jetpack Compose',
    isWide: true,
    files: one('ThemeColors.kt', composeColors),
  },
  { id: 'flutter', label: 'Flutter', isWide: true, files: one('theme_colors.dart', flutterColors) },
  { id: 'design-md', label: 'DESIGN.md', isWide: true, files: sought('DESIGN.md', designMd) },
];
