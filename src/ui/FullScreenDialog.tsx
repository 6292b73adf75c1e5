import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const TABBABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** What readers of the screen do not hear while it is open; messages they do. @returns what tells it again */
const hideAround = (dialog: HTMLElement): (() => void) => {
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

/** The place that Tab goes to from one end of the dialog: the other end. */
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
  /** What has the focus again afterwards. */
  readonly opener: HTMLElement | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog that covers the whole window, so that there is nothing beside it to be pressed, placed or faded: without the parts
 * of Chakra that other dialogs need for that, a click opens it in half the time.
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

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const tellAgain = hideAround(element);
    element.querySelector<HTMLElement>(TABBABLE)?.focus({ preventScroll: true });
    return () => {
      tellAgain();
      opener?.focus({ preventScroll: true });
    };
  }, [opener]);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are those of what it holds
    <div
      ref={dialog}
      className={className}
      style={style}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a modal <dialog> would lie over messages, and make them inert
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
