import {
  DialogBackdrop,
  DialogBody,
  DialogCloseTrigger,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';

import type { DialogProps } from './dialogProps';
import styles from './DialogSurface.module.css';
import { focusOrigin, useFocusOrigin } from './focusOrigin';
import { inChakra } from './inChakra';
import { IconButton } from './IconButton';
import { MESSAGES_ID } from './messagesId';
import { PanelBoundary } from './PanelBoundary';

// Chakra's own list of names: the one at the edge takes a name that is free.
const RECIPE_SIZES = { small: 'sm', medium: 'md', large: 'lg', side: 'xs' } as const;

/** What lies over dialogs, such as the question about cookies: a click there is meant for it, and closes nothing. */
const isAboveDialogs = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-above-dialogs]') !== null;

const DialogSurface = ({
  title,
  isOpen,
  onClose,
  onEscape,
  size = 'small',
  hero,
  isFestive = false,
  footer,
  children,
}: DialogProps) => {
  useFocusOrigin();
  return (
    <DialogRoot
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      onEscapeKeyDown={(event) => {
        if (!onEscape) return;
        event.preventDefault();
        onEscape();
      }}
      // The focus is trapped: where it is seen outside, the trap itself is on its way in or out.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        if (isAboveDialogs(event.detail.originalEvent.target)) event.preventDefault();
      }}
      finalFocusEl={focusOrigin}
      size={RECIPE_SIZES[size]}
    >
      <Portal>
        <DialogBackdrop />
        <DialogPositioner>
          <DialogContent
            className={hero === undefined ? undefined : styles.withHero}
            data-festive={isFestive || undefined}
          >
            {hero !== undefined && <div className={styles.hero}>{hero}</div>}
            <DialogHeader className={styles.header}>
              <DialogTitle>{title}</DialogTitle>
              <DialogCloseTrigger asChild>
                <IconButton label="Close" icon={<X aria-hidden />} hasTooltip={false} />
              </DialogCloseTrigger>
            </DialogHeader>
            <DialogBody>
              {/* What was typed is kept by the dialog around it. */}
              <PanelBoundary>{children}</PanelBoundary>
            </DialogBody>
            {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
            {/* Seen by the focus trap alone: what a dialog controls may have the focus, as messages over it must. */}
            <button
              type="button"
              hidden
              tabIndex={-1}
              aria-label="Messages"
              aria-controls={MESSAGES_ID}
              aria-expanded
            />
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
};

export default inChakra(DialogSurface);
