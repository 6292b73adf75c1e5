import type { ThemeMode } from '../theme';

/** What a style sheet's rule applies to. */
export type RulePlace = {
  /** Print, wide screens and the like: a theme keeps what applies to every screen. */
  readonly isPassedOver: boolean;
  /** A part of the page, or one of several themes. */
  readonly isApart: boolean;
  /** null for both modes. */
  readonly mode: ThemeMode | null;
  readonly selector: string;
};

export const NO_PLACE: RulePlace = { isPassedOver: false, isApart: false, mode: null, selector: '' };

/** Wide screens only: a theme keeps what applies to every screen. */
export const WIDE = /color-gamut:\s*(?:p3|rec2020)/i;
/** Tailwind names that refer to variables of the same sheet. */
const INLINE = /^@theme\s+inline/;
const OTHER_MEDIA =
  /^@media\s+print|forced-colors:\s*active|prefers-contrast:\s*(?:more|high)|^@(?:keyframes|font-face|property)/i;

/** The ways in which a rule states a mode: a class, an attribute, a media query or a Tailwind variant. */
const saying = (mode: ThemeMode, also: string): string =>
  [
    `prefers-color-scheme:\\s*${mode}`,
    `@(?:variant\\s+)?${mode}\\b`,
    `\\[[\\w-]+[~*^$|]?=["']?(?:theme-|p-theme-)?${mode}(?:-mode|-theme)?["']?(?:\\s+i)?\\]`,
    `\\.(?:(?:is|theme|mode|scheme|ui|app|p|my-app|chakra-ui|v-theme)-{1,2})?${mode}(?:-mode|-theme|-scheme)?(?![\\w-])`,
    also,
  ].join('|');

/** Carbon names its themes after grays. */
const SAYING: Readonly<Record<ThemeMode, RegExp>> = {
  light: new RegExp(saying('light', '\\.cds--(?:white|g10)(?![\\w-])'), 'gi'),
  dark: new RegExp(saying('dark', '\\.cds--g(?:90|100)(?![\\w-])'), 'gi'),
};

const NEGATED = /:not\([^()]{0,200}(?:\([^()]{0,200}\)[^()]{0,200})?\)/g;
/** Selectors of the whole page. */
const PAGE =
  /:root|:host|::?(?:before|after|backdrop)|\b(?:html|body)\b|#(?:root|app)\b|\[[\w-]+\]|\[[\w-]+=["']?(?:auto|system|default)["']?\]|\.(?:theme-)?default(?![\w-])|[*&>+~\s]/gi;
/** Longer selectors are lists that do not address the page. */
const SELECTOR_MAX = 1000;
/** How much of a selector is shown. */
const SHOWN_MAX = 60;

const modesIn = (text: string): ThemeMode[] =>
  (['light', 'dark'] as const).filter((mode) => text.search(SAYING[mode]) !== -1);

/** The common mode; null if there are both or none. */
const only = (modes: readonly (ThemeMode | null)[]): ThemeMode | null => {
  const [first = null] = modes;
  return modes.every((mode) => mode === first) ? first : null;
};

const isPage = (selector: string): boolean =>
  selector.replaceAll(SAYING.light, '').replaceAll(SAYING.dark, '').replaceAll(PAGE, '') === '';

/** The place of a rule, given the text before its brace and the place of the enclosing rules. */
export const placeWithin = (outer: RulePlace, prelude: string): RulePlace => {
  if (prelude === '') return outer;
  const text = prelude.slice(0, SELECTOR_MAX).replaceAll(NEGATED, '');
  if (text.startsWith('@'))
    return {
      ...outer,
      isPassedOver:
        outer.isPassedOver || INLINE.test(prelude) || WIDE.test(prelude) || OTHER_MEDIA.test(prelude),
      mode: only(modesIn(text)) ?? outer.mode,
    };
  const selectors = text.replaceAll(/:(?:is|where)\(|\)/g, '').split(',');
  const pages = selectors.filter(isPage);
  const said = (pages.length > 0 ? pages : selectors).map((selector) => {
    const modes = modesIn(selector);
    // Primer states the requested mode next to the displayed one.
    return modes.includes('dark') ? 'dark' : (modes[0] ?? null);
  });
  return {
    ...outer,
    isApart: outer.isApart || pages.length === 0,
    mode: only(said) ?? outer.mode,
    selector: `${outer.selector} ${prelude.slice(0, SHOWN_MAX).replaceAll(/\s+/g, ' ')}`
      .trim()
      .slice(0, SHOWN_MAX),
  };
};
