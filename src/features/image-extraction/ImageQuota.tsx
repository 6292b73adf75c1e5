import { PLAN_LIMITS } from '../../domain/planLimits';
import { IMAGE_MESSAGES, imagesRemainingMessage } from '../../domain/imageMessages';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectOffersPro, selectPlan } from '../../state/session/sessionSlice';
import { Quota, QuotaLink } from '../../ui/Quota';
import { useExtractionsUsed } from './useExtractionsUsed';

/** Follows the link: signing in alone does not raise a visitor's limit. On a phone it wraps between its two parts. */
const WITH_PRO = `with PRO. A\u00A0free account gets ${PLAN_LIMITS.free.imagesPerDay} a\u00A0day as well.`;

/** How many more pictures may be read today. */
export const ImageQuota = () => {
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  const limit = PLAN_LIMITS[plan].imagesPerDay;
  const isPlanKnown = useAppSelector(selectOffersPro);
  const counted = useExtractionsUsed(plan, limit);
  if (!Number.isFinite(limit)) return null;

  const isVisitor = plan === 'anonymous';
  // Whoever may have PRO is told of no limit.
  const used = isPlanKnown ? counted : null;
  const remaining = limit - (used ?? 0);
  const reached = isVisitor ? IMAGE_MESSAGES.imageLimitReached : IMAGE_MESSAGES.accountImageLimitReached;
  const sentence = remaining > 0 ? imagesRemainingMessage(remaining, limit) : reached;
  return (
    <Quota limit={limit} used={used} sentence={sentence}>
      {isVisitor && (
        <span>
          <QuotaLink onClick={() => dispatch(dialogOpened({ dialog: 'signIn' }))}>
            Sign in for unlimited
          </QuotaLink>{' '}
          {WITH_PRO}
        </span>
      )}
      {!isVisitor && remaining === 0 && (
        <QuotaLink onClick={() => dispatch(dialogOpened({ dialog: 'upgrade' }))}>Upgrade to PRO</QuotaLink>
      )}
    </Quota>
  );
};
