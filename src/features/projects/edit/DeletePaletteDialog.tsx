import { formatHex } from '../../../color/format';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { ColorStrip } from '../../../ui/ColorStrip';
import { deletePalette } from './deletePalette';
import { DeleteDialog } from './DeleteDialog';
import styles from '../save/PaletteDialog.module.css';

const DeletePaletteDialog = ({ palette, onClose }: DialogPropsOf<'deletePalette'>) => {
  const dispatch = useAppDispatch();
  const { name, colors, selectionCount } = palette;
  const remove = () => void dispatch(deletePalette(palette));
  return (
    <DeleteDialog what="palette" name={name} onDelete={remove} onClose={onClose}>
      <div className={styles.strip}>
        <ColorStrip hexes={colors.map((color) => formatHex(color))} height={56} />
      </div>
      <p className={styles.words}>
        {[
          PROJECT_MESSAGES.deletionIsUndone,
          ...(selectionCount > 0 ? [PROJECT_MESSAGES.usesAreLost] : []),
        ].join(' ')}
      </p>
    </DeleteDialog>
  );
};

export default DeletePaletteDialog;
