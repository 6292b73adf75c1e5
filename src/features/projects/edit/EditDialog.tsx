import type { ReactNode } from 'react';

import type { OpenDialog } from '../../../state/dialogsSlice';
import { useOfferBack } from '../../../state/useOfferBack';
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
  /** The dialog with what is in it; null where nothing has changed. */
  readonly typed: OpenDialog | null;
  readonly children: ReactNode;
};

/** Fields that are saved by a button or by Enter. */
export const EditDialog = ({ title, canSave, onSave, onClose, typed, children }: EditDialogProps) => {
  const dismiss = useOfferBack(onClose, typed);
  const save = () => {
    if (canSave && onSave()) onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={dismiss}>
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
