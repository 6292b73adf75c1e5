import type { ReactNode } from 'react';

import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { DialogActions } from '../../../ui/DialogActions';

type DeleteDialogProps = {
  readonly what: 'palette' | 'project';
  readonly name: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const DeleteDialog = ({ what, name, onDelete, onClose, children }: DeleteDialogProps) => (
  <Dialog title={`Delete ${name}?`} isOpen onClose={onClose}>
    {children}
    <DialogActions>
      {/* The harmless button has the focus. */}
      <Button data-autofocus onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant="danger"
        onClick={() => {
          onDelete();
          onClose();
        }}
      >
        Delete {what}
      </Button>
    </DialogActions>
  </Dialog>
);
