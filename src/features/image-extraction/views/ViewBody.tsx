import type { ComponentType, ReactNode } from 'react';

import { lazyPart } from '../../../ui/lazyPart';
import type { Picture } from '../imageExtractionState';
import { PosterizedView } from './PosterizedView';
import type { ViewProps } from './SaveLook';
import { useSaveLook } from './useSaveLook';
import { VisionView } from './VisionView';

// Only this view parses colors from text, in every notation.
const RecoloredView = lazyPart(() => import('./RecoloredView'));
// Lists pairs of colors, where the others show the picture.
const PairsView = lazyPart(() => import('./PairsView'));

const BODIES = {
  vision: VisionView,
  posterized: PosterizedView,
} as const satisfies Record<string, ComponentType<ViewProps>>;

export type View = keyof typeof BODIES | 'recolored' | 'pairs';

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
  if (view === 'pairs') return <PairsView fallback={waiting} />;
  const Body = BODIES[view];
  return <Body picture={picture} saving={saving} />;
};

export default ViewBody;
