import { formatHex } from '../../color/format';
import { MESSAGES } from '../../domain/messages';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { Button } from '../../ui/Button';
import { ColorStrip } from '../../ui/ColorStrip';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from './DialogActions';
import styles from './PaletteDialog.module.css';
import { changeProjects } from './projectCommands';

const DeletePaletteDialog = ({ palette, onClose }: DialogPropsOf<'deletePalette'>) => {
  const dispatch = useAppDispatch();
  const { id: paletteId, projectId, name, colors } = palette;
  const remove = () => {
    void dispatch(changeProjects({ kind: 'paletteDeleted', projectId, paletteId }));
    onClose();
  };
  return (
    <Dialog title={`Delete ${name}?`} isOpen onClose={onClose}>
      <div className={styles.strip}>
        <ColorStrip hexes={colors.map((color) => formatHex(color))} height={56} />
      </div>
      <p className={styles.words}>{MESSAGES.cannotBeUndone}</p>
      <DialogActions>
        {/* What destroys nothing has the focus. */}
        <Button data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={remove}>
          Delete palette
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default DeletePaletteDialog;
