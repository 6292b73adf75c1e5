import { useEffect, useRef, useState, type ReactNode } from 'react';

import { wasTouchedLast } from './lastPress';
import { lazyPart } from './lazyPart';
import styles from './Tooltip.module.css';
import type { TooltipBubbleProps } from './TooltipBubble';

// If the code cannot be loaded, no tooltip shows: accessible names do not depend on it.
const TooltipBubble = lazyPart<TooltipBubbleProps>(() =>
  import('./TooltipBubble').catch(() => ({ default: () => null })),
);

/** Hover time before the tooltip shows, so that crossing a toolbar does not flash a row of them. */
const OPEN_MS = 400;

type TooltipProps = {
  readonly label: string;
  /** Suppresses the tooltip, which would consume an Escape meant for something else. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

/**
 * Shows `label` below its child on hover and keyboard focus, never by touch: it would lie over other controls until the
 * next tap. The tooltip is visual only: the child needs its own accessible name (aria-label or content). The bubble's
 * code loads on first use.
 */
export const Tooltip = ({ label, isQuiet = false, children }: TooltipProps) => {
  const host = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      ref={host}
      className={styles.host}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsOpen(true), OPEN_MS);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible') && !wasTouchedLast()) setIsOpen(true);
      }}
      onBlur={close}
    >
      {children}
      {isOpen && !isQuiet && (
        <TooltipBubble
          label={label}
          anchor={() => host.current?.querySelector<HTMLElement>(':scope > *') ?? null}
          onClose={close}
        />
      )}
    </span>
  );
};
