import { PATHS } from '../../domain/paths';
import { lazyPart } from '../../ui/lazyPart';
import { OptionalPart } from '../../ui/OptionalPart';
import { HomeTile } from './HomeTile';
import { Weave } from './Weave';

const TrendingWeave = lazyPart(() => import('./TrendingWeave'));

/** The community's most used palettes, as a pattern. */
export const ExploreTile = () => (
  <HomeTile path={PATHS.explore} title="Explore palettes" text="Trending palettes from the community">
    <OptionalPart instead={<Weave palettes={[]} />}>
      <TrendingWeave fallback={<Weave palettes={[]} />} />
    </OptionalPart>
  </HomeTile>
);
