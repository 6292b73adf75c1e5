import { Card, CardBody } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { Fact, Facts } from './Facts';

const VALUE_WIDTHS = [96, 120, 108];

export const SubscriptionSkeleton = () => (
  <Card id="subscription" title="Subscription" note={<Skeleton width={40} height={20} radius={6} />} isBusy>
    <CardBody>
      <Facts>
        {VALUE_WIDTHS.map((width) => (
          <Fact key={width} term={<Skeleton width={width - 40} height={16} radius={6} />}>
            <Skeleton width={width} height={22} radius={6} />
          </Fact>
        ))}
      </Facts>
    </CardBody>
  </Card>
);
