import { PLAN_LIMITS } from '../../domain/planLimits';
import { PRO_PRICE } from '../../domain/plan';
import { longDate } from '../../domain/longDate';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { Button } from '../../ui/Button';
import { CardBody, CardRow } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { Fact, Facts } from './Facts';
import { SubscriptionNotice } from './SubscriptionNotice';
import { useUsage } from './useUsage';

const { projects, imagesPerDay, videosPerMonth } = PLAN_LIMITS.free;

type MeterProps = {
  readonly term: string;
  readonly used: number | null | undefined;
  readonly limit: number;
};

const Meter = ({ term, used, limit }: MeterProps) => {
  if (used === undefined)
    return (
      <Fact term={term} share={0}>
        <Skeleton width={64} height={22} radius={6} />
      </Fact>
    );
  return (
    <Fact term={term} share={(used ?? 0) / limit}>
      {used === null ? `Up to ${limit}` : `${used} of ${limit}`}
    </Fact>
  );
};

/** Limits of the free plan and how much is used, with a link to PRO. */
export const FreePlan = ({ endedSeconds }: { readonly endedSeconds: number | null }) => {
  const dispatch = useAppDispatch();
  const used = useUsage();
  return (
    <>
      <CardBody>
        {endedSeconds !== null && (
          <SubscriptionNotice title={`PRO ended on ${longDate(endedSeconds)}`}>
            Nothing you saved was removed. Everything stays yours to open, edit and export.
          </SubscriptionNotice>
        )}
        <Facts>
          <Meter term="Projects" used={used.projects} limit={projects} />
          <Meter term="Image extractions today" used={used.images} limit={imagesPerDay} />
          <Meter term="Video extractions this month" used={used.videos} limit={videosPerMonth} />
        </Facts>
      </CardBody>
      <CardRow help={`${PRO_PRICE.amount} ${PRO_PRICE.period} lifts every limit.`} isWide>
        <Button variant="primary" onClick={() => dispatch(dialogOpened({ dialog: 'upgrade' }))}>
          Become PRO
        </Button>
      </CardRow>
    </>
  );
};
