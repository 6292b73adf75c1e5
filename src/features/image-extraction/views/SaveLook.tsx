import { Download } from 'lucide-react';

import type { Look } from '../../../../workers/picture-looks/api';
import { Button } from '../../../ui/Button';
import type { Picture } from '../imageExtractionState';
import { useSaveLook } from './useSaveLook';
import styles from './ViewsPanel.module.css';

type SaveLookProps = {
  readonly picture: Picture;
  readonly look: Look;
  /** End of the file name: 'protanopia'. */
  readonly suffix: string;
};

const megapixels = ({ width, height }: Picture): string => ((width * height) / 1e6).toFixed(1);

/** Saves the view of the whole picture as a file at full size. */
export const SaveLook = ({ picture, look, suffix }: SaveLookProps) => {
  const { progress, save, cancel } = useSaveLook(picture.id);
  const base = picture.name.replace(/\.[^.]*$/, '');
  if (progress) {
    const percent = Math.round(progress.done * 100);
    return (
      <div className={styles.save}>
        <span className={styles.progress}>
          {progress.stage === 'writing'
            ? 'Writing the PNG'
            : `Drawing ${megapixels(picture)} megapixels, ${percent}%`}
        </span>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    );
  }
  return (
    <div className={styles.save}>
      <Button icon={<Download aria-hidden />} onClick={() => void save(look, `${base}-${suffix}.png`)}>
        Save as PNG
      </Button>
      <span className={styles.progress}>{`${picture.width} × ${picture.height} px`}</span>
    </div>
  );
};
