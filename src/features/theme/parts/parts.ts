export type ThemePartId = 'scales' | 'hues' | 'curves' | 'roles' | 'checks' | 'preview';

/** THE TABLE of the page's parts in order, as phones list them. */
export const THEME_PARTS: readonly {
  readonly id: ThemePartId;
  readonly title: string;
  /** Whether a first look needs it; the others are a tap away. */
  readonly isOpenOnPhones: boolean;
}[] = [
  { id: 'scales', title: 'Scales', isOpenOnPhones: true },
  { id: 'hues', title: 'Hues', isOpenOnPhones: false },
  { id: 'curves', title: 'Curves', isOpenOnPhones: false },
  { id: 'roles', title: 'Roles', isOpenOnPhones: false },
  { id: 'checks', title: 'Checks', isOpenOnPhones: true },
  { id: 'preview', title: 'In use', isOpenOnPhones: true },
];
