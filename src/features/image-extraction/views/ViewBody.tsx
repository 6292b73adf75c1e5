import type { ReactNode } from 'react';

import { lazyPart } from '../../../ui/lazyPart';
import type { Picture } from '../imageExtractionState';
import type { DeficiencyKind } from '../../../color/deficiency';
import type { PaletteChoice } from './RecoloredView';
import { useLastLook } from './useLastLook';
import type { Saving } from './useSaveLook';
import { VisionView } from './VisionView';

// The first view is another one.
const PosterizedView = lazyPart(() => import('./PosterizedView'));
// Only this view parses colors from text, in every notation.
const RecoloredView = lazyPart(() => import('./RecoloredView'));
// Lists pairs of colors, where the others show the picture.
const PairsView = lazyPart(() => import('./PairsView'));

export type View = 'vision' | 'posterized' | 'recolored' | 'pairs';

/** What is chosen in the views: it stays for the next picture. */
export type Choices = { readonly deficiency: DeficiencyKind; readonly palette: PaletteChoice };

type ViewBodyProps = {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  readonly picture: Picture;
  readonly saving: Saving;
  /** Shown while the code of a view loads. */
  readonly waiting: ReactNode;
};

const ViewBody = ({ view, onView, choices, onChoices, picture, saving, waiting }: ViewBodyProps) => {
  // A view that is canceled leads back to what was chosen before, in another view, too.
  const last = useLastLook({ view, choices }, view === 'pairs', (before) => {
    onView(before.view);
    onChoices(before.choices);
  });
  const own = { picture, saving, last };
  if (view === 'recolored')
    return (
      <RecoloredView
        fallback={waiting}
        {...own}
        choice={choices.palette}
        onChoose={(palette) => onChoices({ ...choices, palette })}
      />
    );
  if (view === 'pairs') return <PairsView fallback={waiting} />;
  if (view === 'posterized') return <PosterizedView fallback={waiting} {...own} />;
  return (
    <VisionView
      {...own}
      deficiency={choices.deficiency}
      onChoose={(deficiency) => onChoices({ ...choices, deficiency })}
    />
  );
};

export default ViewBody;
