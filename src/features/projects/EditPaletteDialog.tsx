import { useState } from 'react';

import { formatHex } from '../../color/format';
import { cleanPaletteName, PALETTE_NAME_MAX } from '../../color/parsePalette';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { Button } from '../../ui/Button';
import { ColorStrip } from '../../ui/ColorStrip';
import { Dialog } from '../../ui/Dialog';
import { NameField } from '../../ui/NameField';
import { DialogActions } from './DialogActions';
import styles from './PaletteDialog.module.css';
import { changeProjects } from './projectCommands';

/** Renames a palette. Its colors are changed in the builder, which saves over it. */
const EditPaletteDialog = ({ palette, onClose }: DialogPropsOf<'editPalette'>) => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(palette.name);
  const name = cleanPaletteName(text);
  const isSame = name === palette.name;

  const save = (): void => {
    if (name === null || isSame) return;
    const { id: paletteId, projectId } = palette;
    void dispatch(changeProjects({ kind: 'paletteUpdated', projectId, paletteId, change: { name } }));
    onClose();
  };

  return (
    <Dialog title="Edit palette" isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={styles.strip}>
          <ColorStrip hexes={palette.colors.map((color) => formatHex(color))} height={56} />
        </div>
        <NameField label="Palette name" value={text} max={PALETTE_NAME_MAX} onChange={setText} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={name === null || isSame} onClick={save}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default EditPaletteDialog;
