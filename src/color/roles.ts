import { contrastRatio } from './contrast';
import type { Color } from './types';

/** The roles of colors in an interface, in the order a designer decides on them. */
export const ROLES = [
  'background',
  'surface',
  'border',
  'text',
  'mutedText',
  'primary',
  'onPrimary',
  'accent',
  'onAccent',
] as const;

export type Role = (typeof ROLES)[number];
export type RoleMode = 'light' | 'dark';
export type RoleColors = Readonly<Record<Role, Color>>;

/** Kinds of text; 'body' is the text of the page itself. */
export const ROLE_TEXTS = ['body', 'card', 'muted', 'button', 'badge'] as const;

export type RoleText = (typeof ROLE_TEXTS)[number];

/** The role of each kind of text, and the roles it is set on. */
export const TEXT_ROLES = {
  body: { text: 'text', on: ['background'] },
  card: { text: 'text', on: ['surface'] },
  muted: { text: 'mutedText', on: ['background', 'surface'] },
  button: { text: 'onPrimary', on: ['primary'] },
  badge: { text: 'onAccent', on: ['accent'] },
} as const satisfies Record<RoleText, { readonly text: Role; readonly on: readonly Role[] }>;

/** The lowest ratio of a kind of text over the roles it is set on. */
export const roleRatio = (colors: RoleColors, kind: RoleText): number => {
  const { text, on } = TEXT_ROLES[kind];
  return Math.min(...on.map((role) => contrastRatio(colors[text].rgb, colors[role].rgb)));
};
