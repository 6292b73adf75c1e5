import { ImageIcon } from 'lucide-react';

import { Button } from '../../../ui/Button';
import { LocalOnly } from '../../../ui/LocalOnly';
import styles from './PreviewPanel.module.css';

type PreviewFootProps = {
  /** A part of the picture is being read. */
  readonly isReading: boolean;
  /** A part of the picture is being chosen. */
  readonly isMarking: boolean;
  readonly onCancel: () => void;
  readonly onChangeImage: () => void;
};

export const PreviewFoot = ({ isReading, isMarking, onCancel, onChangeImage }: PreviewFootProps) => (
  <div className={styles.foot}>
    {isReading || isMarking ? (
      <>
        <output className={styles.reading}>
          {isReading ? (
            'Reading this part of the picture'
          ) : (
            <>
              Drag over a part<span className={styles.keysOnly}>, or use arrow keys and Enter</span>
            </>
          )}
        </output>
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
