import { formatHex } from '../../color/format';
import { MESSAGES } from '../../domain/messages';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { ColorStrip } from '../../ui/ColorStrip';
import { DeleteDialog } from './DeleteDialog';
import styles from './PaletteDialog.module.css';
import { changeProjects } from './projectCommands';

const DeletePaletteDialog = ({ palette, onClose }: DialogPropsOf<'deletePalette'>) => {
  const dispatch = useAppDispatch();
  const { id: paletteId, projectId, name, colors } = palette;
  const remove = () => void dispatch(changeProjects({ kind: 'paletteDeleted', projectId, paletteId }));
  return (
    <DeleteDialog what="palette" name={name} onDelete={remove} onClose={onClose}>
      <div className={styles.strip}>
        <ColorStrip hexes={colors.map((color) => formatHex(color))} height={56} />
      </div>
      <p className={styles.words}>{MESSAGES.cannotBeUndone}</p>
    </DeleteDialog>
  );
};

export default DeletePaletteDialog;
