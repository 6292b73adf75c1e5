import { Info } from 'lucide-react';

import { PICTURE_NOTES, type PictureNote } from '../../../domain/fileMessages';
import styles from './PictureNotes.module.css';

/** Notes on the picture above: that its file was only read in part. */
export const PictureNotes = ({ notes }: { readonly notes: readonly PictureNote[] }) => {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="About this picture">
      {notes.map((note) => (
        <li key={note}>
          <Info aria-hidden />
          {PICTURE_NOTES[note]}
        </li>
      ))}
    </ul>
  );
};
