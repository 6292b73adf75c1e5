import { useMemo } from 'react';

import { colorFromPacked, packRgb } from '../../../color/color';
import { DEFICIENCIES, simulateDeficiency, type DeficiencyKind } from '../../../color/deficiency';
import { useAppSelector } from '../../../state/hooks';
import { selectRecord } from '../imageExtractionSlice';
import { PaletteMiniature } from '../PaletteMiniature';
import { Choices } from './Choices';
import { Compare } from './Compare';
import { SaveLook, type ViewProps } from './SaveLook';
import { useLook } from './useLook';
import { ViewLayout } from './ViewLayout';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of our own table
const KINDS = Object.keys(DEFICIENCIES) as DeficiencyKind[];

type VisionViewProps = ViewProps & {
  readonly deficiency: DeficiencyKind;
  readonly onChoose: (deficiency: DeficiencyKind) => void;
};

/** Simulates the picture, and its palette, for people with other color vision. */
export const VisionView = ({ picture, saving, last, deficiency, onChoose }: VisionViewProps) => {
  const look = useMemo(() => ({ kind: 'vision', deficiency }) as const, [deficiency]);
  const seen = useLook(picture.id, look, last);
  const entries = useAppSelector(selectRecord)?.entries;
  const choices = useMemo(
    () =>
      KINDS.map((value) => ({
        value,
        label: DEFICIENCIES[value].label,
        note: DEFICIENCIES[value].caption,
        sample: (
          <PaletteMiniature
            entries={(entries ?? []).map(({ rgb }) => ({
              rgb: packRgb(simulateDeficiency(colorFromPacked(rgb).rgb, value)),
            }))}
          />
        ),
      })),
    [entries],
  );
  const { label } = DEFICIENCIES[deficiency];
  return (
    <ViewLayout
      options={
        <Choices label="Kind of color vision" choices={choices} value={deficiency} onChange={onChoose} />
      }
      action={<SaveLook picture={picture} saving={saving} look={look} suffix={deficiency} />}
    >
      <Compare
        pictureId={picture.id}
        name={picture.name}
        look={seen}
        caption={`As seen with ${label.toLowerCase()}`}
        label={label}
      />
    </ViewLayout>
  );
};
