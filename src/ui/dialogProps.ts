import type { ReactNode } from 'react';

export type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called for Escape instead of `onClose`, if Escape should do something else than the other ways to close. */
  readonly onEscape?: () => void;
  /** 400, 560 or 880 px wide, or 440 at the right edge; on phones all are sheets at the bottom. */
  readonly size?: 'small' | 'medium' | 'large' | 'side';
  /** Shown across the top, edge to edge: colors. */
  readonly hero?: ReactNode;
  /** A larger, centered title, for good news. */
  readonly isFestive?: boolean;
  /** The first field says what the dialog is for: on wide windows, the title is only for screen readers. */
  readonly isTitleHidden?: boolean;
  /** Stays visible while the body scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};
