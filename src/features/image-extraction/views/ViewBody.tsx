import type { ComponentType, ReactNode } from 'react';

import { lazyPart } from '../../../ui/lazyPart';
import type { Picture } from '../imageExtractionState';
import { PairsView } from './PairsView';
import { PosterizedView } from './PosterizedView';
import { type Saving, useSaveLook } from './useSaveLook';
import { VisionView } from './VisionView';

// Only this view parses colors from text, in every notation.
const RecoloredView = lazyPart(() => import('./RecoloredView'));

const BODIES = {
  vision: VisionView,
  posterized: PosterizedView,
  pairs: PairsView,
} as const satisfies Record<string, ComponentType<{ picture: Picture; saving: Saving }>>;

export type View = keyof typeof BODIES | 'recolored';

type ViewBodyProps = {
  readonly view: View;
  readonly picture: Picture;
  /** Shown while the code of a view loads. */
  readonly waiting: ReactNode;
};

const ViewBody = ({ view, picture, waiting }: ViewBodyProps) => {
  // Here, as it goes on while another view is looked at.
  const saving = useSaveLook(picture.id);
  if (view === 'recolored') return <RecoloredView fallback={waiting} picture={picture} saving={saving} />;
  const Body = BODIES[view];
  return <Body picture={picture} saving={saving} />;
};

export default ViewBody;
