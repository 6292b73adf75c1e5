import type { SocialPicture } from '../../../workers/social-export/api';
import { MESSAGES } from '../../domain/messages';
import { Skeleton } from '../../ui/Skeleton';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './SocialExportDialog.module.css';
import { usePreviewAddress } from './usePreviewAddress';

/** Exactly the file that is downloaded, as soon as it is drawn. */
export const PicturePreview = ({ picture }: { readonly picture: SocialPicture }) => {
  const { url, hasFailed } = usePreviewAddress(picture);
  const ratio: VariableStyle = { '--ratio': picture.width / picture.height };
  return (
    <div className={styles.view}>
      <div className={styles.picture} style={ratio}>
        {hasFailed && <p role="alert">{MESSAGES.pictureFailed}</p>}
        {!hasFailed && url === null && (
          <div className={styles.waiting}>
            <Skeleton width="30%" radius={4} />
            <Skeleton width="70%" radius={8} />
            <Skeleton width="20%" radius={4} />
            <Skeleton radius="50% 50% 0 0" />
          </div>
        )}
        {!hasFailed && url !== null && (
          <img src={url} alt={`Preview, ${picture.width} × ${picture.height}`} />
        )}
      </div>
    </div>
  );
};
