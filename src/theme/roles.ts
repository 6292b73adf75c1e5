/** What the colors of an interface are for, in the order a designer decides them. */
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

/** Each area that carries text of its own, with the role of that text. */
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

/** The grounds that a page is made of. */
export const GROUNDS = ['background', 'surface', 'raised', 'muted'] as const satisfies readonly ThemeRole[];

export type RequiredPair = {
  readonly front: ThemeRole;
  readonly back: ThemeRole;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for what shows a control or the focus (1.4.11). */
  readonly least: 3 | 4.5;
};

const onGrounds = (front: ThemeRole, least: RequiredPair['least']): RequiredPair[] =>
  GROUNDS.map((back) => ({ front, back, least }));

/** Every pair that has to be told apart, in both modes. */
export const REQUIRED_PAIRS: readonly RequiredPair[] = [
  ...onGrounds('text', 4.5),
  ...onGrounds('mutedText', 4.5),
  ...onGrounds('link', 4.5),
  ...onGrounds('control', 3),
  ...onGrounds('ring', 3),
  { front: 'onPrimary', back: 'primary', least: 4.5 },
  { front: 'onSecondary', back: 'secondary', least: 4.5 },
  { front: 'onAccent', back: 'accent', least: 4.5 },
  { front: 'onSuccess', back: 'success', least: 4.5 },
  { front: 'onWarning', back: 'warning', least: 4.5 },
  { front: 'onDanger', back: 'danger', least: 4.5 },
  { front: 'onInfo', back: 'info', least: 4.5 },
];
