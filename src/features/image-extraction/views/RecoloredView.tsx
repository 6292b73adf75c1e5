import { useDeferredValue, useMemo, useState } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { selectRecord } from '../imageExtractionSlice';
import { Compare } from './Compare';
import { counterparts } from './counterparts';
import { RecolorOptions } from './RecolorOptions';
import { SaveLook, type ViewProps } from './SaveLook';
import { typedPalette } from '../../../palette/typedPalette';
import { useLook } from './useLook';
import { useOffers } from './useOffers';
import { ViewLayout } from './ViewLayout';

/** The picture in the colors of another palette, matched by lightness. */
const RecoloredView = ({ picture, saving }: ViewProps) => {
  const entries = useAppSelector(selectRecord)?.entries;
  const [text, setText] = useState('');
  const read = useDeferredValue(text);
  const typed = useMemo(() => typedPalette(read), [read]);
  const { offers, isLoading, hasFailed } = useOffers(typed.colors);
  const [chosen, setChosen] = useState('');
  const offer = offers.find(({ value }) => value === chosen) ?? offers[0];
  const look = useMemo(() => {
    const palette = (entries ?? []).map(({ rgb }) => rgb);
    return { kind: 'recolored', palette, target: counterparts(palette, offer?.colors ?? []) } as const;
  }, [entries, offer]);
  const seen = useLook(picture.id, look);
  return (
    <ViewLayout
      options={
        <RecolorOptions
          text={text}
          problem={typed.problem}
          offers={offers}
          chosen={offer?.value ?? ''}
          isLoading={isLoading}
          hasFailed={hasFailed}
          onType={(next) => {
            setText(next);
            setChosen('typed');
          }}
          onChoose={setChosen}
        />
      }
      action={offer && <SaveLook picture={picture} saving={saving} look={look} suffix="recolored" />}
    >
      <Compare
        pictureId={picture.id}
        name={picture.name}
        seen={seen}
        label="Recolored"
        caption={offer ? 'Recolored by another palette' : 'In its own colors'}
      />
    </ViewLayout>
  );
};

export default RecoloredView;
