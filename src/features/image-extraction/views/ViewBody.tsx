import type { ComponentType, ReactNode } from 'react';

import { lazyPart } from '../../../ui/lazyPart';
import type { Picture } from '../imageExtractionState';
import { PairsView } from './PairsView';
import { PosterizedView } from './PosterizedView';
import { VisionView } from './VisionView';

// It alone reads colors from text, of every notation there is.
const RecoloredView = lazyPart(() => import('./RecoloredView'));

const BODIES = {
  vision: VisionView,
  posterized: PosterizedView,
  pairs: PairsView,
} as const satisfies Record<string, ComponentType<{ picture: Picture }>>;

export type View = keyof typeof BODIES | 'recolored';

type ViewBodyProps = {
  readonly view: View;
  readonly picture: Picture;
  /** While the code of a view is on its way. */
  readonly waiting: ReactNode;
};

const ViewBody = ({ view, picture, waiting }: ViewBodyProps) => {
  if (view === 'recolored') return <RecoloredView fallback={waiting} picture={picture} />;
  const Body = BODIES[view];
  return <Body picture={picture} />;
};

export default ViewBody;
