import {
  DialogBackdrop,
  DialogBody,
  DialogCloseTrigger,
  DialogContent,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';

import type { DialogProps } from './Dialog';
import { IconButton } from './IconButton';

const DialogSurface = ({ title, isOpen, onClose, size = 'small', children }: DialogProps) => (
  <DialogRoot
    open={isOpen}
    onOpenChange={({ open }) => {
      if (!open) onClose();
    }}
    size={size === 'small' ? 'sm' : 'lg'}
  >
    <Portal>
      <DialogBackdrop />
      <DialogPositioner>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            <DialogCloseTrigger asChild>
              <IconButton label="Close" icon={<X aria-hidden />} hasTooltip={false} />
            </DialogCloseTrigger>
          </DialogHeader>
          <DialogBody>{children}</DialogBody>
        </DialogContent>
      </DialogPositioner>
    </Portal>
  </DialogRoot>
);

export default DialogSurface;
