import { ImageIcon } from 'lucide-react';
import type { CSSProperties } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { selectPicture, selectRecord, selectRun } from '../imageExtractionSlice';
import { LocalOnly } from '../../../ui/LocalOnly';
import { Pins } from './Pins';
import { PictureCanvas } from './PictureCanvas';
import { PictureNotes } from './PictureNotes';
import styles from './PreviewPanel.module.css';
import { SharpPicture } from './SharpPicture';

/** Up to this size, in pixels, smoothing would show colours that are not in the picture. */
const TINY_SIDE = 64;

type PreviewPanelProps = {
  readonly activeIndex: number | null;
  readonly onPoint: (index: number | null) => void;
  readonly onChangeImage: () => void;
  readonly signal: () => AbortSignal;
};

export const PreviewPanel = ({ activeIndex, onPoint, onChangeImage, signal }: PreviewPanelProps) => {
  const run = useAppSelector(selectRun);
  const picture = useAppSelector(selectPicture);
  const record = useAppSelector(selectRecord);
  const poster = run?.poster ?? null;
  const shown = poster ?? picture;
  const ratio = shown ? shown.width / shown.height : 1;
  const isTiny = shown !== null && Math.max(shown.width, shown.height) <= TINY_SIDE;
  const box: CSSProperties & { '--ratio': number } = { '--ratio': ratio };
  return (
    <section className={styles.panel} aria-label="Picture">
      <div className={styles.frame} data-busy={run !== null || undefined}>
        {run && !shown && <Skeleton radius={0} />}
        {shown && (
          <div className={styles.fit} style={box} data-tiny={isTiny || undefined}>
            {poster && <img className={styles.poster} src={poster.src} alt="" />}
            {picture && !poster && (
              <>
                <PictureCanvas pictureId={picture.id} name={picture.name} />
                <SharpPicture key={picture.id} pictureId={picture.id} />
              </>
            )}
            {picture && !run && record?.pictureId === picture.id && (
              <Pins
                key={picture.id}
                pictureId={picture.id}
                record={record}
                signal={signal}
                activeIndex={activeIndex}
                onPoint={onPoint}
              />
            )}
          </div>
        )}
      </div>
      {picture && !run && <PictureNotes notes={picture.notes ?? []} />}
      <div className={styles.foot}>
        <LocalOnly>Your picture stays on this device.</LocalOnly>
        <Button variant="quiet" icon={<ImageIcon aria-hidden />} onClick={onChangeImage}>
          <span className={styles.label}>Change image</span>
        </Button>
      </div>
    </section>
  );
};
