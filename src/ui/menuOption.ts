import type { ReactNode } from 'react';

/** One item of a menu. */
export type MenuOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** One line below the label that explains it. */
  readonly description?: string;
  /** Shown after the label, in quieter type. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** Shown in the danger color: it leads to an irreversible action. */
  readonly isDangerous?: boolean;
};
