import type { Palette } from '../../color/types';
import { backendApi } from '../../state/api/backendApi';
import { servicesOf } from '../../state/api/queryFrom';
import { SAMPLE_PALETTES } from './samplePalettes';
import { Weave } from './Weave';

const { useListTrendingQuery } = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** The most used palettes; the built-in ones if the service has none, or cannot be reached. */
    listTrending: build.query<readonly Palette[], void>({
      queryFn: async (_, { extra }) => {
        try {
          const { palettes } = await servicesOf(extra).backend.explore.page('popular', null);
          return { data: palettes.length > 0 ? palettes.map(({ colors }) => colors) : SAMPLE_PALETTES };
        } catch {
          // Decorative: failures are only reported where palettes are searched for.
          return { data: SAMPLE_PALETTES };
        }
      },
    }),
  }),
});

/** The community's most used palettes, as a pattern. */
const TrendingWeave = () => {
  const { data = [] } = useListTrendingQuery();
  return <Weave palettes={data} />;
};

export default TrendingWeave;
