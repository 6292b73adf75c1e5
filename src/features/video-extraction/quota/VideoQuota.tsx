import { PLAN_LIMITS } from '../../../domain/planLimits';
import { VIDEO_MESSAGES, videosRemainingMessage } from '../../../domain/videoMessages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectLimitPlan } from '../../../state/session/limitPlan';
import { Quota, QuotaLink } from '../../../ui/Quota';
import { selectUsed } from '../videoExtractionSlice';

/** Follows the link: what signing in costs, and what it gives. */
const FREE_VIDEOS = `A\u00A0free account gets ${PLAN_LIMITS.free.videosPerMonth} a\u00A0month.`;

/** Videos are read for those who are signed in. */
export const VideoSignIn = () => {
  const dispatch = useAppDispatch();
  const message = VIDEO_MESSAGES.signInForVideos;
  return (
    <span>
      <QuotaLink onClick={() => dispatch(dialogOpened({ dialog: 'signIn', message }))}>{message}</QuotaLink>{' '}
      <span>{FREE_VIDEOS}</span>
    </span>
  );
};

/** How many more videos may be read this month. */
export const VideoQuota = () => {
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectLimitPlan);
  const used = useAppSelector(selectUsed);
  if (plan === 'anonymous') return null;
  const limit = PLAN_LIMITS[plan].videosPerMonth;
  if (!Number.isFinite(limit)) return null;
  const remaining = Math.max(0, limit - (used ?? 0));
  const sentence =
    remaining > 0 ? videosRemainingMessage(remaining, limit) : VIDEO_MESSAGES.videoLimitReached;
  return (
    <Quota limit={limit} used={used} sentence={sentence}>
      {remaining === 0 && (
        <QuotaLink onClick={() => dispatch(dialogOpened({ dialog: 'upgrade' }))}>Upgrade to PRO</QuotaLink>
      )}
    </Quota>
  );
};
