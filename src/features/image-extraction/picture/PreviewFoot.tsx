import { ImageIcon } from 'lucide-react';

import { Button } from '../../../ui/Button';
import { LocalOnly } from '../../../ui/LocalOnly';
import styles from './PreviewPanel.module.css';

type PreviewFootProps = {
  /** A part of the picture is being read. */
  readonly isReading: boolean;
  readonly onCancel: () => void;
  readonly onChangeImage: () => void;
};

export const PreviewFoot = ({ isReading, onCancel, onChangeImage }: PreviewFootProps) => (
  <div className={styles.foot}>
    {isReading ? (
      <>
        <output className={styles.reading}>Reading this part of the picture</output>
        <Button onClick={onCancel}>Cancel</Button>
      </>
    ) : (
      <>
        <LocalOnly>Your picture stays on this device.</LocalOnly>
        <Button variant="quiet" icon={<ImageIcon aria-hidden />} onClick={onChangeImage}>
          <span className={styles.label}>Change image</span>
        </Button>
      </>
    )}
  </div>
);
