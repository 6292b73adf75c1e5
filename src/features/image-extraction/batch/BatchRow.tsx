import { CircleAlert, CircleDashed, SwatchBook } from 'lucide-react';

import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { IconButton } from '../../../ui/IconButton';
import { PaletteMiniature } from '../PaletteMiniature';
import type { PaletteEntry } from '../paletteHistory';
import { useOpenInBuilder } from '../useOpenInBuilder';
import styles from './BatchPanel.module.css';
import { BatchThumbnail } from './BatchThumbnail';
import { hexList } from './hexList';
import type { BatchPicture } from './pictureBatchSlice';

type ReadPictureProps = {
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
  readonly onOpen: () => void;
};

const ReadPicture = ({ name, entries, onOpen }: ReadPictureProps) => {
  const openInBuilder = useOpenInBuilder(entries);
  return (
    <>
      <PaletteMiniature entries={entries} />
      <div className={styles.actions}>
        <Button variant="quiet" aria-label={`Open ${name}`} onClick={onOpen}>
          Open
        </Button>
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

type BatchRowProps = { readonly picture: BatchPicture; readonly onOpen: (id: number) => void };

/** One of several pictures: its palette, how far it is, or why there is none. */
export const BatchRow = ({ picture, onOpen }: BatchRowProps) => {
  const { id, name, state } = picture;
  return (
    <li className={styles.row} data-state={state}>
      <BatchThumbnail key={state} pictureId={id} />
      <span className={styles.name} title={name}>
        {name}
      </span>
      {state === 'read' && <ReadPicture name={name} entries={picture.entries} onOpen={() => onOpen(id)} />}
      {state === 'unread' && (
        <span className={styles.reason}>
          {picture.isLeft ? <CircleDashed aria-hidden data-left /> : <CircleAlert aria-hidden />}
          {picture.reason}
        </span>
      )}
      {state === 'waiting' && <span className={styles.status}>Waiting</span>}
      {state === 'reading' && <span className={styles.status}>Reading…</span>}
    </li>
  );
};
