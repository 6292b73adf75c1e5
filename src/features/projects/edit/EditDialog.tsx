import type { ReactNode } from 'react';

import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { DialogActions } from './DialogActions';

type EditDialogProps = {
  readonly title: string;
  /** Something has changed, and can be kept. */
  readonly canSave: boolean;
  /** Keeps it; false where a field has to be looked at first. */
  readonly onSave: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Fields that are saved by a button or by Enter. */
export const EditDialog = ({ title, canSave, onSave, onClose, children }: EditDialogProps) => {
  const save = () => {
    if (canSave && onSave()) onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {/* Enter sends a form with several fields by its button alone. */}
        <input type="submit" hidden />
        {children}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!canSave} onClick={save}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
