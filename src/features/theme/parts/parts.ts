export type ThemePartId = 'scales' | 'hues' | 'curves' | 'roles' | 'checks' | 'preview';

/** THE TABLE of the parts of the page, in their order, as phones lead to them. */
export const THEME_PARTS: readonly {
  readonly id: ThemePartId;
  readonly title: string;
  /** What a first look needs; the others are a press away. */
  readonly isOpenOnPhones: boolean;
}[] = [
  { id: 'scales', title: 'Scales', isOpenOnPhones: true },
  { id: 'hues', title: 'Hues', isOpenOnPhones: false },
  { id: 'curves', title: 'Curves', isOpenOnPhones: false },
  { id: 'roles', title: 'Roles', isOpenOnPhones: false },
  { id: 'checks', title: 'Checks', isOpenOnPhones: true },
  { id: 'preview', title: 'In use', isOpenOnPhones: true },
];
