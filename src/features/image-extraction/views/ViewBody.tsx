import { useState, type ReactNode } from 'react';

import { lazyPart } from '../../../ui/lazyPart';
import type { Picture } from '../imageExtractionState';
import type { DeficiencyKind } from '../../../color/deficiency';
import type { PaletteChoice } from './RecoloredView';
import { useLastLook } from './useLastLook';
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
  readonly onView: (view: View) => void;
  readonly picture: Picture;
  /** Shown while the code of a view loads. */
  readonly waiting: ReactNode;
};

type Choices = { readonly deficiency: DeficiencyKind; readonly palette: PaletteChoice };

const ViewBody = ({ view, onView, picture, waiting }: ViewBodyProps) => {
  // Here, as a view that is canceled leads back to what was chosen before, in another view, too.
  const [choices, setChoices] = useState<Choices>({
    deficiency: 'deuteranopia',
    palette: { text: '', chosen: '' },
  });
  const last = useLastLook({ view, choices }, view === 'pairs', (before) => {
    onView(before.view);
    setChoices(before.choices);
  });
  // Here, as it goes on while another view is looked at.
  const saving = useSaveLook(picture.id);
  const own = { picture, saving, last };
  if (view === 'recolored')
    return (
      <RecoloredView
        fallback={waiting}
        {...own}
        choice={choices.palette}
        onChoose={(palette) => setChoices({ ...choices, palette })}
      />
    );
  if (view === 'pairs') return <PairsView fallback={waiting} />;
  if (view === 'posterized') return <PosterizedView fallback={waiting} {...own} />;
  return (
    <VisionView
      {...own}
      deficiency={choices.deficiency}
      onChoose={(deficiency) => setChoices({ ...choices, deficiency })}
    />
  );
};

export default ViewBody;
