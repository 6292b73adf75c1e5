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
import fade from './fadeBottom.module.css';
import { focusOrigin, useFocusOrigin } from './focusOrigin';
import { inChakra } from './inChakra';
import { IconButton } from './IconButton';
import { MESSAGES_ID } from './messagesId';
import { PanelBoundary } from './PanelBoundary';
import { useBackCloses } from './useBackCloses';

// Chakra's recipe only accepts its own size names: 'side' uses 'xs', which is otherwise unused.
const RECIPE_SIZES = { small: 'sm', medium: 'md', large: 'lg', side: 'xs' } as const;

/** Elements above dialogs, such as the cookie banner: a click there must not close the dialog. */
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
  isTitleHidden = false,
  footer,
  children,
}: DialogProps) => {
  useFocusOrigin();
  useBackCloses(onEscape ?? onClose);
  return (
    <DialogRoot
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      onEscapeKeyDown={(event) => {
        // The dialog hears of the key first, even where a field in it closes something of its own by it.
        const isOfField = event.target instanceof Element && event.target.matches('[data-uses-escape]');
        if (!isOfField && !onEscape) return;
        event.preventDefault();
        if (!isOfField) onEscape?.();
      }}
      // The focus is trapped: it is seen outside only while the trap is being set up or removed.
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
            <DialogHeader className={styles.header} data-hidden={isTitleHidden || undefined}>
              <DialogTitle>{title}</DialogTitle>
              <DialogCloseTrigger asChild>
                <IconButton label="Close" icon={<X aria-hidden />} hasTooltip={false} />
              </DialogCloseTrigger>
            </DialogHeader>
            <DialogBody className={fade.fadeBottom}>
              {/* What was typed survives a retry: it is kept by the component around the dialog. */}
              <PanelBoundary>{children}</PanelBoundary>
            </DialogBody>
            {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
            {/* Tells the focus trap which element the dialog controls: the messages above it may take the focus. */}
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
