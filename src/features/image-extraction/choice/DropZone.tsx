import { Shuffle, Upload } from 'lucide-react';

import { Button } from '../../../ui/Button';
import { LocalOnly } from '../LocalOnly';
import styles from './DropZone.module.css';

type DropZoneProps = {
  readonly isOver: boolean;
  readonly onUpload: () => void;
  readonly onRandom: () => void;
};

export const DropZone = ({ isOver, onUpload, onRandom }: DropZoneProps) => (
  <section className={styles.zone} aria-label="Choose an image" data-over={isOver || undefined}>
    <div className={styles.main}>
      <div>
        <h2>Drop or paste an image</h2>
        <p>JPEG, PNG, WebP, AVIF, GIF or SVG</p>
      </div>
      <div className={styles.actions}>
        <Button icon={<Shuffle aria-hidden />} onClick={onRandom}>
          Random image
        </Button>
        <Button variant="primary" icon={<Upload aria-hidden />} onClick={onUpload}>
          Upload image
        </Button>
      </div>
    </div>
    <div className={styles.local}>
      <LocalOnly>Pictures stay on this device.</LocalOnly>
    </div>
  </section>
);
