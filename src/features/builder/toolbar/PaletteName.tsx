import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Tooltip } from '../../../ui/Tooltip';
import { selectEntry } from '../../../state/palette/historySlice';
import { renamePalette } from '../../../state/palette/renamePalette';
import { NameInput } from '../naming/NameInput';
import { namingBegun, namingEnded, selectIsNamingPalette } from '../naming/namingSlice';
import styles from './PaletteName.module.css';

type PaletteNameProps = {
  /** Called when the field has been closed. */
  readonly onClose?: (isByKey: boolean) => void;
};

/** The palette's name, or a pencil to give it one. */
export const PaletteName = ({ onClose }: PaletteNameProps) => {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectEntry(state)?.name ?? null);
  const isNaming = useAppSelector(selectIsNamingPalette);
  const takesFocus = useRef(false);

  const close = (kept: string | null, isByKey: boolean) => {
    takesFocus.current = isByKey;
    dispatch(namingEnded());
    if (kept !== null) dispatch(renamePalette(kept));
    onClose?.(isByKey);
  };

  if (isNaming)
    return (
      <div className={styles.naming}>
        <NameInput
          label="Palette name"
          className={styles.field}
          name={name}
          placeholder="Name"
          onClose={close}
        />
      </div>
    );

  const label = name === null ? 'Name this palette' : `Rename palette ${name}`;
  return (
    <Tooltip label={name === null ? label : 'Rename palette'}>
      <button
        ref={(button) => {
          if (button && takesFocus.current) button.focus();
          takesFocus.current = false;
        }}
        type="button"
        className={styles.name}
        aria-label={label}
        onClick={() => dispatch(namingBegun('palette'))}
      >
        {name === null ? <span className={styles.unnamed}>Name</span> : <bdi dir="auto">{name}</bdi>}
        <Pencil aria-hidden />
      </button>
    </Tooltip>
  );
};
