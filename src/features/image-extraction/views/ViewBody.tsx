import { type ComponentType, lazy } from 'react';

import type { Picture } from '../imageExtractionState';
import { PairsView } from './PairsView';
import { PosterizedView } from './PosterizedView';
import { VisionView } from './VisionView';

// It alone reads colors from text, of every notation there is.
const RecoloredView = lazy(() => import('./RecoloredView'));

const BODIES = {
  vision: VisionView,
  posterized: PosterizedView,
  recolored: RecoloredView,
  pairs: PairsView,
} as const satisfies Record<string, ComponentType<{ picture: Picture }>>;

export type View = keyof typeof BODIES;

type ViewBodyProps = { readonly view: View; readonly picture: Picture };

const ViewBody = ({ view, picture }: ViewBodyProps) => {
  const Body = BODIES[view];
  return <Body picture={picture} />;
};

export default ViewBody;
