import { deleteProjectMessage } from '../../domain/messages';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from './DialogActions';
import { Mosaic } from './Mosaic';
import styles from './PaletteDialog.module.css';
import { changeProjects } from './projectCommands';

const DeleteProjectDialog = ({ project, onClose }: DialogPropsOf<'deleteProject'>) => {
  const dispatch = useAppDispatch();
  const { id: projectId, name, palettes, paletteCount } = project;
  const remove = () => {
    void dispatch(changeProjects({ kind: 'projectDeleted', projectId }));
    onClose();
  };
  return (
    <Dialog title={`Delete ${name}?`} isOpen onClose={onClose}>
      <div className={styles.summary}>
        {paletteCount > 0 && (
          <div className={styles.picture}>
            <Mosaic palettes={palettes} height={64} />
          </div>
        )}
        <p className={styles.words}>{deleteProjectMessage(paletteCount)}</p>
      </div>
      <DialogActions>
        {/* What destroys nothing has the focus. */}
        <Button data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={remove}>
          Delete project
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default DeleteProjectDialog;
