import type { ReactNode } from 'react';

/** One line of a menu. */
export type MenuOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** One line under the label, which says what it means. */
  readonly description?: string;
  /** Quieter, after the label. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** In the color of danger: it leads to something that cannot be undone. */
  readonly isDangerous?: boolean;
};
