import { LEAST_PART_RATIO, LEAST_RATIOS } from '../color/wcagLevel';

/** The WCAG ratio that text of normal size needs on its ground. */
export const TEXT_RATIO = LEAST_RATIOS.normal.AA;

/** The roles of colors in an interface, in the order in which a designer decides them. */
export const THEME_ROLES = [
  'background',
  'surface',
  'raised',
  'muted',
  'text',
  'mutedText',
  'border',
  'control',
  'ring',
  'link',
  'primary',
  'onPrimary',
  'secondary',
  'onSecondary',
  'accent',
  'onAccent',
  'success',
  'onSuccess',
  'warning',
  'onWarning',
  'danger',
  'onDanger',
  'info',
  'onInfo',
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
  'chart8',
] as const;

export type ThemeRole = (typeof THEME_ROLES)[number];

export const STATUS_ROLES = ['success', 'warning', 'danger', 'info'] as const;
export type StatusRole = (typeof STATUS_ROLES)[number];

/** Each area that has text of its own, with the role of that text. */
export const TEXT_ON = {
  primary: 'onPrimary',
  secondary: 'onSecondary',
  accent: 'onAccent',
  success: 'onSuccess',
  warning: 'onWarning',
  danger: 'onDanger',
  info: 'onInfo',
} as const satisfies Partial<Record<ThemeRole, ThemeRole>>;

export type FilledRole = keyof typeof TEXT_ON;
export const FILLED_ROLES = [
  'primary',
  'secondary',
  'accent',
  ...STATUS_ROLES,
] as const satisfies readonly FilledRole[];

/** The grounds that a page is made of. */
export const GROUNDS = ['background', 'surface', 'raised', 'muted'] as const satisfies readonly ThemeRole[];

export type RequiredPair = {
  readonly front: ThemeRole;
  readonly back: ThemeRole;
  /** For text (WCAG 2.2, 1.4.3), or for what shows a control or the focus (1.4.11). */
  readonly least: typeof TEXT_RATIO | typeof LEAST_PART_RATIO;
};

const onGrounds = (front: ThemeRole, least: RequiredPair['least']): RequiredPair[] =>
  GROUNDS.map((back) => ({ front, back, least }));

/**
 * Pairs that need contrast, in both modes. A filled area needs none with its ground, as its text makes it known; see
 * `faintAreas` for those that are outlined.
 */
export const REQUIRED_PAIRS: readonly RequiredPair[] = [
  ...onGrounds('text', TEXT_RATIO),
  ...onGrounds('mutedText', TEXT_RATIO),
  ...onGrounds('link', TEXT_RATIO),
  ...onGrounds('control', LEAST_PART_RATIO),
  ...onGrounds('ring', LEAST_PART_RATIO),
  ...FILLED_ROLES.map((back): RequiredPair => ({ front: TEXT_ON[back], back, least: TEXT_RATIO })),
];
