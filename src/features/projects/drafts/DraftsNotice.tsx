import { draftsMessage } from '../../../domain/messages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import styles from './DraftsNotice.module.css';
import { selectDrafts } from '../../../state/palette/drafts/draftsSlice';

/** Shown on the projects page while there are drafts to save or discard. */
export const DraftsNotice = () => {
  const dispatch = useAppDispatch();
  const { length } = useAppSelector(selectDrafts);
  if (length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Drafts">
      <span className={styles.message}>{draftsMessage(length)}</span>
      <Button size="small" onClick={() => dispatch(dialogOpened({ dialog: 'drafts' }))}>
        Review
      </Button>
    </section>
  );
};
