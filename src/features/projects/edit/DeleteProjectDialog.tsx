import { deleteProjectMessage } from '../../../domain/projectMessages';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { DeleteDialog } from './DeleteDialog';
import { ProjectMosaic } from '../list/ProjectMosaic';
import styles from '../save/PaletteDialog.module.css';
import { changeProjects } from '../projectCommands';

const DeleteProjectDialog = ({ project, onClose }: DialogPropsOf<'deleteProject'>) => {
  const dispatch = useAppDispatch();
  const { id: projectId, name, palettes, paletteCount } = project;
  const remove = () => void dispatch(changeProjects({ kind: 'projectDeleted', projectId }));
  return (
    <DeleteDialog what="project" name={name} onDelete={remove} onClose={onClose}>
      <div className={styles.summary}>
        {paletteCount > 0 && (
          <div className={styles.picture}>
            <ProjectMosaic palettes={palettes} height={64} />
          </div>
        )}
        <p className={styles.words}>{deleteProjectMessage(paletteCount)}</p>
      </div>
    </DeleteDialog>
  );
};

export default DeleteProjectDialog;
