import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, defineSlotRecipe } from '@chakra-ui/react/styled-system';

const px = (value: number): { value: string } => ({ value: `${value}px` });

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop: { pos: 'fixed', inset: 0, bg: 'overlay', zIndex: 'dialog', _open: { animation: 'fade' } },
    positioner: {
      pos: 'fixed',
      inset: 0,
      // Leaves whatever is at the bottom of the page accessible.
      bottom: 'var(--bottom-inset, 0px)',
      zIndex: 'dialog',
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      overscrollBehaviorY: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: '100%',
      maxH: {
        base: 'calc(92dvh - var(--bottom-inset, 0px))',
        md: 'calc(100dvh - 64px - var(--bottom-inset, 0px))',
      },
      overflow: 'hidden',
      bg: 'surface',
      color: 'text',
      outline: 0,
      boxShadow: 'lift',
      borderColor: 'line',
      borderWidth: { base: '1px 0 0', md: '1px' },
      borderStyle: 'solid',
      borderRadius: { base: '20px 20px 0 0', md: '16px' },
      _open: { animation: { base: 'sheet', md: 'rise' } },
      // On phones the dialog is a bottom sheet with a handle.
      _before: {
        content: '""',
        display: { base: 'block', md: 'none' },
        flex: 'none',
        w: '36px',
        h: '4px',
        m: '8px auto 0',
        borderRadius: '2px',
        bg: 'line.strong',
      },
    },
    header: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: { base: '56px', md: '64px' },
      ps: { base: '4', md: '6' },
      pe: { base: '1', md: '4' },
    },
    title: { fontSize: '16px', lineHeight: '24px', fontWeight: 600, letterSpacing: '-.01em' },
    body: {
      flex: 1,
      minH: 0,
      overflowY: 'auto',
      px: { base: '4', md: '6' },
      pb: { base: 'calc(20px + env(safe-area-inset-bottom))', md: '6' },
    },
    footer: {
      flex: 'none',
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      py: '3',
      px: { base: '4', md: '6' },
      pb: { base: 'calc(12px + env(safe-area-inset-bottom))', md: '3' },
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderColor: 'line',
    },
  },
  variants: {
    size: {
      // At the right edge, with a light backdrop: the page beside it stays readable. On phones it is a sheet like the
      // others.
      xs: {
        backdrop: { bg: { base: 'overlay', md: 'veil' } },
        positioner: {
          alignItems: { base: 'flex-end', md: 'flex-start' },
          justifyContent: { base: 'center', md: 'flex-end' },
          p: { md: '2' },
        },
        content: {
          maxW: { md: '440px' },
          maxH: { base: '92dvh', md: 'calc(100dvh - 16px)' },
          _open: { animation: { base: 'sheet', md: 'side' } },
        },
        header: { minH: '56px', ps: { base: '4', md: '5' }, pe: { base: '1', md: '3' } },
        body: { px: { base: '4', md: '5' }, pb: { base: '5', md: '5' } },
        footer: { px: { base: '4', md: '5' } },
      },
      sm: { content: { maxW: { md: '400px' } } },
      md: { content: { maxW: { md: '560px' } } },
      lg: { content: { maxW: { md: 'min(880px, 100vw - 48px)' } } },
    },
  },
  defaultVariants: { size: 'sm' },
});

const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'separator'],
  base: {
    content: {
      minW: '220px',
      maxW: 'calc(100vw - 32px)',
      // The space between the button and the window's edge.
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      bg: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'l',
      boxShadow: 'lift',
      outline: 0,
      zIndex: 'menu',
      _open: { animation: 'rise' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: '100%',
      minH: '44px',
      px: '3',
      borderRadius: 'm',
      fontSize: '14px',
      fontWeight: 500,
      cursor: 'pointer',
      outline: 0,
      '& svg': { w: '18px', h: '18px', color: 'muted' },
      _highlighted: { bg: 'hover' },
      _focusVisible: { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
    },
    separator: { border: 0, h: '1px', my: '1', mx: '-4px', bg: 'line' },
  },
});

const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['positioner', 'content'],
  base: {
    // Clicks pass through to the element below a tooltip.
    positioner: { pointerEvents: 'none' },
    content: {
      maxW: '260px',
      py: '6px',
      px: '10px',
      borderRadius: '8px',
      bg: 'text',
      color: 'bg',
      fontSize: '12px',
      lineHeight: '16px',
      fontWeight: 500,
      zIndex: 'tooltip',
    },
  },
});

const slotRecipes = { dialog, menu, tooltip };

/** All property names in a recipe, at any depth. */
const namesIn = (styles: object): readonly string[] =>
  Object.keys(styles).concat(
    Object.values(styles).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null ? namesIn(value) : [],
    ),
  );

const USED = new Set(namesIn(slotRecipes));

/**
 * Only those of Chakra's utilities and conditions that the recipes use: with all 347, creating the system takes twice
 * as long.
 */
const base = {
  utilities: Object.fromEntries(
    Object.entries(defaultBaseConfig.utilities ?? {}).filter(([name, { shorthand = [] }]) =>
      [name, shorthand].flat().some((spelling) => USED.has(spelling)),
    ),
  ),
  conditions: Object.fromEntries(
    Object.entries(defaultBaseConfig.conditions ?? {}).filter(([name]) => USED.has(`_${name}`)),
  ),
};

export const config = defineConfig({
  ...base,
  cssVarsPrefix: 'ui',
  // On elements of dialogs, menus and tooltips. On the root, adding them would restyle the whole page.
  cssVarsRoot: ':where([data-scope])',
  preflight: false,
  // In cascade layers, every rule of base.css would override every recipe.
  disableLayers: true,
  theme: {
    breakpoints: { md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: {
      fade: { from: { opacity: '0' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
      sheet: { from: { transform: 'translateY(100%)' } },
      side: { from: { opacity: '0', transform: 'translateX(12px)' } },
    },
    tokens: {
      animations: {
        fade: { value: 'fade 160ms var(--ease)' },
        rise: { value: 'rise 160ms var(--ease)' },
        sheet: { value: 'sheet 200ms var(--ease)' },
        side: { value: 'side 180ms var(--ease)' },
      },
      fonts: { body: { value: 'var(--font)' }, mono: { value: 'var(--mono)' } },
      radii: {
        s: { value: 'var(--radius-s)' },
        m: { value: 'var(--radius-m)' },
        l: { value: 'var(--radius-l)' },
      },
      shadows: { lift: { value: 'var(--lift)' } },
      spacing: {
        1: px(4),
        2: px(8),
        3: px(12),
        4: px(16),
        5: px(20),
        6: px(24),
        8: px(32),
        10: px(40),
        12: px(48),
        16: px(64),
        gutter: { value: 'var(--gutter)' },
      },
      zIndex: {
        header: { value: 20 },
        dialog: { value: 40 },
        menu: { value: 50 },
        tooltip: { value: 60 },
        toast: { value: 70 },
      },
    },
    semanticTokens: {
      colors: {
        bg: { value: 'var(--bg)' },
        surface: { value: 'var(--surface)' },
        sunken: { value: 'var(--sunken)' },
        hover: { value: 'var(--hover)' },
        overlay: { value: 'var(--overlay)' },
        veil: { value: 'var(--veil)' },
        line: { DEFAULT: { value: 'var(--line)' }, strong: { value: 'var(--line-strong)' } },
        text: { value: 'var(--text)' },
        muted: { value: 'var(--muted)' },
        accent: { value: 'var(--accent)' },
        onAccent: { value: 'var(--on-accent)' },
        danger: { value: 'var(--danger)' },
      },
    },
    slotRecipes,
  },
});

/**
 * Chakra with our custom properties, which hold the light and dark values, so that switching the theme restyles nothing
 * in JavaScript. Only the recipes in use are registered; the stock theme has 30 kB of others.
 */
export const system = createSystem(config);
