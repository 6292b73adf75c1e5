import { CircleAlert, CircleDashed, SwatchBook } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { CopyButton } from '../../../ui/CopyButton';
import { IconButton } from '../../../ui/IconButton';
import { PaletteMiniature } from '../PaletteMiniature';
import type { PaletteEntry } from '../paletteHistory';
import { useOpenInBuilder } from '../useOpenInBuilder';
import styles from './BatchRow.module.css';
import { BatchThumbnail } from './BatchThumbnail';
import { hexList } from './hexList';
import type { BatchPicture } from './pictureBatchSlice';

type ReadPictureProps = {
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
  readonly wasOpened: boolean;
  readonly onOpen: () => void;
};

const ReadPicture = ({ name, entries, wasOpened, onOpen }: ReadPictureProps) => {
  const openInBuilder = useOpenInBuilder(entries);
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was focused in the picture is gone. A long list is scrolled back to the row.
    if (wasOpened && document.activeElement === document.body) open.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on return alone: the row that is pressed keeps its focus
  }, []);
  return (
    <>
      {/* The whole row is clickable. */}
      <button
        ref={open}
        type="button"
        className={styles.open}
        aria-label={`Open ${name}`}
        title={name}
        onClick={onOpen}
      >
        {name}
      </button>
      <PaletteMiniature entries={entries} />
      <div className={styles.actions}>
        <CopyButton text={hexList(entries)} label={`Copy the palette of ${name}`} />
        <IconButton
          label={`Open the palette of ${name} in the builder`}
          icon={<SwatchBook aria-hidden />}
          onClick={openInBuilder}
        />
      </div>
    </>
  );
};

type BatchRowProps = {
  readonly picture: BatchPicture;
  /** It was shown by itself before the list. */
  readonly wasOpened: boolean;
  readonly onOpen: (id: number) => void;
};

/** One of several pictures: its palette, its progress, or why there is none. */
export const BatchRow = ({ picture, wasOpened, onOpen }: BatchRowProps) => {
  const { id, name, state } = picture;
  return (
    <li className={styles.row} data-state={state}>
      <BatchThumbnail key={state} pictureId={id} />
      {state === 'read' ? (
        <ReadPicture name={name} entries={picture.entries} wasOpened={wasOpened} onOpen={() => onOpen(id)} />
      ) : (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
      {state === 'unread' && (
        <span className={styles.status}>
          {picture.isLeft ? <CircleDashed aria-hidden data-left /> : <CircleAlert aria-hidden />}
          {picture.reason}
        </span>
      )}
      {state === 'waiting' && <span className={styles.status}>Waiting</span>}
      {state === 'reading' && <span className={styles.status}>Reading…</span>}
    </li>
  );
};
