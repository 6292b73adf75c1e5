import type { ThemeRole } from '../../../theme/roles';

export const ROLE_LABELS: Readonly<Record<ThemeRole, string>> = {
  background: 'Background',
  surface: 'Surface',
  raised: 'Raised',
  muted: 'Muted',
  text: 'Text',
  mutedText: 'Muted text',
  border: 'Border',
  control: 'Control',
  ring: 'Focus ring',
  link: 'Link',
  primary: 'Primary',
  onPrimary: 'On primary',
  secondary: 'Secondary',
  onSecondary: 'On secondary',
  accent: 'Accent',
  onAccent: 'On accent',
  success: 'Success',
  onSuccess: 'On success',
  warning: 'Warning',
  onWarning: 'On warning',
  danger: 'Danger',
  onDanger: 'On danger',
  info: 'Info',
  onInfo: 'On info',
  chart1: 'Chart 1',
  chart2: 'Chart 2',
  chart3: 'Chart 3',
  chart4: 'Chart 4',
  chart5: 'Chart 5',
  chart6: 'Chart 6',
  chart7: 'Chart 7',
  chart8: 'Chart 8',
};

/** THE TABLE of groups, with each role once. */
export const ROLE_GROUPS = [
  { title: 'Page', roles: ['background', 'surface', 'raised', 'muted'] },
  { title: 'Text and lines', roles: ['text', 'mutedText', 'link', 'border', 'control', 'ring'] },
  {
    title: 'Brand',
    roles: ['primary', 'onPrimary', 'secondary', 'onSecondary', 'accent', 'onAccent'],
  },
  {
    title: 'Status',
    roles: ['success', 'onSuccess', 'warning', 'onWarning', 'danger', 'onDanger', 'info', 'onInfo'],
  },
  {
    title: 'Charts',
    roles: ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6', 'chart7', 'chart8'],
  },
] as const satisfies readonly { readonly title: string; readonly roles: readonly ThemeRole[] }[];
