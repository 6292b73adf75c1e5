import { useState } from 'react';

import { formatHex } from '../../color/format';
import { cleanPaletteName, PALETTE_NAME_MAX } from '../../palette/paletteName';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { ColorStrip } from '../../ui/ColorStrip';
import { NameField } from '../../ui/NameField';
import { EditDialog } from './EditDialog';
import styles from './PaletteDialog.module.css';
import { changeProjects } from './projectCommands';

/** Renames a palette. Its colors are changed in the builder, which saves over it. */
const EditPaletteDialog = ({ palette, onClose }: DialogPropsOf<'editPalette'>) => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(palette.name);
  const name = cleanPaletteName(text);

  const save = (): void => {
    if (name === null) return;
    const { id: paletteId, projectId } = palette;
    void dispatch(changeProjects({ kind: 'paletteUpdated', projectId, paletteId, change: { name } }));
  };

  return (
    <EditDialog
      title="Edit palette"
      canSave={name !== null && name !== palette.name}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.strip}>
        <ColorStrip hexes={palette.colors.map((color) => formatHex(color))} height={56} />
      </div>
      <NameField label="Palette name" value={text} max={PALETTE_NAME_MAX} onChange={setText} />
    </EditDialog>
  );
};

export default EditPaletteDialog;
