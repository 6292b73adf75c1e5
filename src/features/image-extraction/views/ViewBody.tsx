import type { ReactNode } from 'react';

import { lazyPart } from '../../../ui/lazyPart';
import type { Picture } from '../imageExtractionState';
import { useSaveLook } from './useSaveLook';
import { VisionView } from './VisionView';

// The first view is another one.
const PosterizedView = lazyPart(() => import('./PosterizedView'));
// Only this view parses colors from text, in every notation.
const RecoloredView = lazyPart(() => import('./RecoloredView'));
// Lists pairs of colors, where the others show the picture.
const PairsView = lazyPart(() => import('./PairsView'));

export type View = 'vision' | 'posterized' | 'recolored' | 'pairs';

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
  if (view === 'posterized') return <PosterizedView fallback={waiting} picture={picture} saving={saving} />;
  return <VisionView picture={picture} saving={saving} />;
};

export default ViewBody;
