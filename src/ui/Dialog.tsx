import { lazy, Suspense, type ReactNode } from 'react';

const DialogSurface = lazy(() => import('./DialogSurface'));

export type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** 400 or 880 px wide; on phones both are sheets at the bottom. */
  readonly size?: 'small' | 'large';
  readonly children: ReactNode;
};

/** A modal dialog; its code loads when the first one opens. */
export const Dialog = (props: DialogProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  ) : null;
