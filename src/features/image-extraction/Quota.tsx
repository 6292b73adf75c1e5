import { imagesRemainingMessage, MESSAGES } from '../../domain/messages';
import { PLAN_LIMITS } from '../../domain/limits';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPlan } from '../../state/sessionSlice';
import styles from './Quota.module.css';
import { useExtractionsUsed } from './useExtractionsUsed';

/** How many pictures may still be read today, as ticks and as a sentence. */
export const Quota = () => {
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  const limit = PLAN_LIMITS[plan].imagesPerDay;
  const used = useExtractionsUsed(limit);
  if (!Number.isFinite(limit)) return null;

  const remaining = limit - (used ?? 0);
  const sentence = remaining > 0 ? imagesRemainingMessage(remaining, limit) : MESSAGES.imageLimitReached;
  return (
    <div className={styles.quota} data-unknown={used === null || undefined}>
      <span className={styles.ticks} aria-hidden>
        {Array.from({ length: limit }, (_, i) => (
          <i key={i} data-left={i < remaining || undefined} />
        ))}
      </span>
      <span className={styles.sentence}>{sentence}</span>
      {plan === 'anonymous' && (
        <button
          type="button"
          className={styles.link}
          onClick={() => dispatch(dialogOpened({ dialog: 'signIn' }))}
        >
          Sign in for unlimited
        </button>
      )}
    </div>
  );
};
