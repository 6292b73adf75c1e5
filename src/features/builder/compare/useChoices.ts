import { useMemo, useState } from 'react';

import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Palette } from '../../../color/types';
import type { NamedPalette } from '../../../palette/namedPalette';
import { typedPalette } from '../../../palette/typedPalette';
import { useAppSelector } from '../../../state/hooks';
import { selectHistory } from '../../../state/palette/historySlice';
import { useSavedPalettes } from '../../../state/palette/useSavedPalettes';

/** A palette that the builder's can be compared with. */
export type Choice = { readonly value: string; readonly label: string; readonly colors: Palette };

const TYPED = 'typed';

const labelOf = ({ name, colors }: NamedPalette): string =>
  name ?? colors.map((color) => formatHex(color)).join(' ');

/** What there is to compare with: what is typed, the palette that was asked for, those made before, those saved. */
export const useChoices = (given: NamedPalette | undefined) => {
  const { entries, index } = useAppSelector(selectHistory);
  const { palettes } = useSavedPalettes();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const typed = useMemo(() => typedPalette(text), [text]);
  const choices = useMemo((): readonly Choice[] => {
    const asChoice = (value: string, palette: NamedPalette): Choice => ({
      value,
      label: labelOf(palette),
      colors: palette.colors,
    });
    const earlier = entries
      .map((entry, place) => ({ entry, place }))
      .filter(({ place }) => place !== index)
      .toReversed()
      .map(({ entry, place }) => asChoice(`step ${place}`, entry));
    return [
      ...(typed.colors.length > 0
        ? [{ value: TYPED, label: 'From the text', colors: typed.colors.map(colorFromPacked) }]
        : []),
      ...(given ? [asChoice('given', given)] : []),
      ...earlier,
      ...palettes.map((palette) => asChoice(`saved ${palette.id}`, palette)),
    ];
  }, [typed, given, entries, index, palettes]);
  return {
    choices,
    chosen: choices.find(({ value }) => value === wanted) ?? choices[0] ?? null,
    choose: setWanted,
    text,
    type: (next: string): void => {
      setText(next);
      setWanted(TYPED);
    },
    problem: typed.problem,
  };
};
