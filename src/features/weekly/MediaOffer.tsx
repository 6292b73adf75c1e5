import { Button } from '../../ui/Button';
import styles from './WeeklyScheduleDialog.module.css';

type MediaOfferProps = {
  readonly text: string;
  /** The address that the button puts into the field. */
  readonly url: string;
  readonly label: string;
  readonly onTake: () => void;
};

/** Media that are not in the fields, and can be: those of the week, or those that were typed before. */
export const MediaOffer = ({ text, url, label, onTake }: MediaOfferProps) => (
  <p className={styles.offer}>
    <span className={styles.offered}>
      {text} <bdi title={url}>{url}</bdi>
    </span>
    <Button size="small" onClick={onTake}>
      {label}
    </Button>
  </p>
);
