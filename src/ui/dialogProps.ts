import type { ReactNode } from 'react';

export type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** In place of `onClose`, where Escape leads elsewhere than the other ways out. */
  readonly onEscape?: () => void;
  /** 400, 560 or 880 px wide, or 440 at the right edge; on phones all are sheets at the bottom. */
  readonly size?: 'small' | 'medium' | 'large' | 'side';
  /** Runs across the top, from edge to edge: colors. */
  readonly hero?: ReactNode;
  /** A title in the middle, and larger: good news. */
  readonly isFestive?: boolean;
  /** Stays in sight while the body scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};
