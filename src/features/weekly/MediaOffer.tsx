import { Button } from '../../ui/Button';
import styles from './WeeklyScheduleDialog.module.css';

type MediaOfferProps = {
  readonly text: string;
  /** The address that the button inserts into the field. */
  readonly url: string;
  readonly label: string;
  readonly onTake: () => void;
};

/** Offers media for the fields: those of the week, or those typed before. */
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
