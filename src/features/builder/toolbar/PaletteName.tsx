import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { PALETTE_NAME_MAX } from '../../../palette/paletteName';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Tooltip } from '../../../ui/Tooltip';
import { selectEntry } from '../../../state/palette/historySlice';
import { renamePalette } from '../../../state/palette/renamePalette';
import { namingBegun, namingEnded, selectIsNaming } from './namingSlice';
import styles from './PaletteName.module.css';

type NameFieldProps = {
  readonly name: string | null;
  /** The text to keep, or null. */
  readonly onClose: (kept: string | null, isByKey: boolean) => void;
};

/** Enter keeps what was typed, and so does leaving; Escape does not. */
const NameField = ({ name, onClose }: NameFieldProps) => {
  const [draft, setDraft] = useState(name ?? '');
  const isOpen = useRef(true);
  const close = (kept: string | null, isByKey: boolean) => {
    // The field is left once more when it goes.
    if (!isOpen.current) return;
    isOpen.current = false;
    onClose(kept, isByKey);
  };
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- stands in for the button that was just pressed
      autoFocus
      className={styles.field}
      aria-label="Palette name"
      placeholder="Name"
      autoComplete="off"
      spellCheck={false}
      maxLength={PALETTE_NAME_MAX}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => close(draft, false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The same stroke would press the button that takes the field's place.
        event.preventDefault();
        close(event.key === 'Enter' ? draft : null, true);
      }}
    />
  );
};

type PaletteNameProps = {
  /** The field has been left. */
  readonly onClose?: (isByKey: boolean) => void;
};

/** The palette's name, or a pencil to give it one. */
export const PaletteName = ({ onClose }: PaletteNameProps) => {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectEntry(state)?.name ?? null);
  const isNaming = useAppSelector(selectIsNaming);
  const takesFocus = useRef(false);

  const close = (kept: string | null, isByKey: boolean) => {
    takesFocus.current = isByKey;
    dispatch(namingEnded());
    if (kept !== null) dispatch(renamePalette(kept));
    onClose?.(isByKey);
  };

  if (isNaming) return <NameField name={name} onClose={close} />;

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
        onClick={() => dispatch(namingBegun())}
      >
        {name === null ? <span className={styles.unnamed}>Name</span> : <bdi dir="auto">{name}</bdi>}
        <Pencil aria-hidden />
      </button>
    </Tooltip>
  );
};
