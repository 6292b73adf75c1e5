import type { Role, RoleText } from '../../../../color/roles';

export const ROLE_LABELS = {
  background: 'Background',
  surface: 'Surface',
  border: 'Border',
  text: 'Text',
  mutedText: 'Muted text',
  primary: 'Primary',
  onPrimary: 'On primary',
  accent: 'Accent',
  onAccent: 'On accent',
} as const satisfies Record<Role, string>;

export const TEXT_LABELS = {
  body: 'Body text',
  card: 'Card text',
  muted: 'Muted text',
  button: 'Button text',
  badge: 'Badge text',
} as const satisfies Record<RoleText, string>;
