import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useBackCloses } from './useBackCloses';

const TABBABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** Hides the rest of the page from screen readers, except messages. @returns the function that restores it */
const hideOthers = (dialog: HTMLElement): (() => void) => {
  const hidden = [...document.body.children].filter(
    (other) =>
      !other.contains(dialog) &&
      !other.hasAttribute('aria-hidden') &&
      !other.matches('[data-live-announcer]'),
  );
  for (const other of hidden) other.setAttribute('aria-hidden', 'true');
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
};

/** Tab at one end of the dialog moves the focus to the other end. */
const wrapTab = (event: KeyboardEvent<HTMLElement>): void => {
  const places = event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE);
  const [from, to] = event.shiftKey
    ? [places[0], places[places.length - 1]]
    : [places[places.length - 1], places[0]];
  const isOutside = document.activeElement === event.currentTarget;
  if (document.activeElement !== from && !(isOutside && event.shiftKey)) return;
  event.preventDefault();
  to?.focus();
};

type FullScreenDialogProps = {
  readonly label: string;
  readonly className: string | undefined;
  readonly style: CSSProperties;
  /** Receives the focus again after closing. */
  readonly opener: HTMLElement | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog that covers the whole window, so that no outside click, positioning or fading has to be handled: without
 * Chakra's parts for these it opens in half the time.
 */
export const FullScreenDialog = ({
  label,
  className,
  style,
  opener,
  onKeyDown,
  onClose,
  children,
}: FullScreenDialogProps) => {
  const dialog = useRef<HTMLDivElement>(null);
  useBackCloses(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const restoreOthers = hideOthers(element);
    element.querySelector<HTMLElement>(TABBABLE)?.focus({ preventScroll: true });
    return () => {
      restoreOthers();
      opener?.focus({ preventScroll: true });
    };
  }, [opener]);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its content
    <div
      ref={dialog}
      className={className}
      style={style}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a modal <dialog> would be in the top layer, above messages, and make them inert
      role="dialog"
      aria-modal
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Tab') wrapTab(event);
        else onKeyDown(event);
      }}
    >
      {children}
    </div>,
    document.body,
  );
};
