import { useDeferredValue, useMemo } from 'react';

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

/** Where the other palette comes from. */
export type PaletteChoice = {
  readonly text: string;
  /** The value of an offer; empty for the first one. */
  readonly chosen: string;
  /** The same for the one before: it stays until colors can be read from what is typed. */
  readonly before?: string | undefined;
};

type RecoloredViewProps = ViewProps & {
  readonly choice: PaletteChoice;
  readonly onChoose: (choice: PaletteChoice) => void;
};

/** The picture in the colors of another palette, matched by lightness. */
const RecoloredView = ({ picture, saving, last, choice, onChoose }: RecoloredViewProps) => {
  const entries = useAppSelector(selectRecord)?.entries;
  const { text, chosen, before } = choice;
  const read = useDeferredValue(text);
  const typed = useMemo(() => typedPalette(read), [read]);
  const { offers, isLoading, hasFailed } = useOffers(typed.colors);
  const valued = (wanted: string | undefined) => offers.find(({ value }) => value === wanted);
  const offer = valued(chosen) ?? valued(before) ?? offers[0];
  const look = useMemo(() => {
    const palette = (entries ?? []).map(({ rgb }) => rgb);
    return { kind: 'recolored', palette, target: counterparts(palette, offer?.colors ?? []) } as const;
  }, [entries, offer]);
  const seen = useLook(picture.id, look, last);
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
          onType={(next) => onChoose({ text: next, chosen: 'typed', before: offer?.value })}
          onChoose={(value) => onChoose({ text, chosen: value })}
        />
      }
      action={offer && <SaveLook picture={picture} saving={saving} look={look} suffix="recolored" />}
    >
      <Compare
        pictureId={picture.id}
        name={picture.name}
        look={seen}
        label="Recolored"
        caption={offer ? 'Recolored by another palette' : 'In its own colors'}
      />
    </ViewLayout>
  );
};

export default RecoloredView;
