import { Download } from 'lucide-react';

import type { Look } from '../../../../workers/picture-looks/api';
import { withoutExtension } from '../../../domain/withoutExtension';
import { Button } from '../../../ui/Button';
import type { Picture } from '../imageExtractionState';
import type { LastLook } from './useLastLook';
import type { Saving } from './useSaveLook';
import styles from './ViewsPanel.module.css';

/** What each view of the picture gets. */
export type ViewProps = { readonly picture: Picture; readonly saving: Saving; readonly last: LastLook };

type SaveLookProps = Omit<ViewProps, 'last'> & {
  readonly look: Look;
  /** End of the file name: 'protanopia'. */
  readonly suffix: string;
};

/** Saves the view of the whole picture as a file at full size, and says that size. */
export const SaveLook = ({ picture, saving, look, suffix }: SaveLookProps) => {
  const { progress, save, cancel } = saving;
  const { width, height } = picture.drawn ?? picture;
  const base = withoutExtension(picture.name) || 'picture';
  if (progress) {
    const percent = Math.round(progress.done * 100);
    return (
      <div className={styles.save}>
        <span className={styles.progress}>
          {progress.stage === 'writing'
            ? 'Writing the PNG'
            : `Drawing ${((width * height) / 1e6).toFixed(1)} megapixels, ${percent}%`}
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
      <span className={styles.progress}>{`${width} × ${height} px`}</span>
    </div>
  );
};
