import { useMemo, useState } from 'react';

import { colorFromPacked } from '../../../color/color';
import type { NamedPalette } from '../../../palette/namedPalette';
import { samePalette } from '../../../palette/samePalette';
import { typedPalette } from '../../../palette/typedPalette';
import { useAppSelector } from '../../../state/hooks';
import { selectHistory } from '../../../state/palette/historySlice';
import { useSavedPalettes } from '../../../state/palette/useSavedPalettes';

/** A palette that the builder's can be compared with. */
export type Choice = NamedPalette & { readonly value: string; readonly label: string };

const TYPED = 'typed';

/**
 * What there is to compare with: what is typed, the palette that was asked for, those made before, those saved. Where
 * it is not the builder's palette that is compared, that one, too.
 */
export const useChoices = (first: NamedPalette | undefined, given: NamedPalette | undefined) => {
  const { entries, index } = useAppSelector(selectHistory);
  const { palettes } = useSavedPalettes();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const typed = useMemo(() => typedPalette(text), [text]);
  const choices = useMemo((): readonly Choice[] => {
    const asChoice = (value: string, palette: NamedPalette, unnamed: string, before = ''): Choice => ({
      value,
      label: before + (palette.name ?? unnamed),
      name: palette.name,
      colors: palette.colors,
    });
    const earlier = entries
      .map((entry, place) => ({ entry, place }))
      .filter(({ place }) => first !== undefined || place !== index)
      .toReversed()
      .map(({ entry, place }) =>
        asChoice(`step ${place}`, entry, `Palette ${place + 1}`, place === index ? 'In the builder: ' : ''),
      );
    const saved = palettes.map((palette) => asChoice(`saved ${palette.id}`, palette, palette.name));
    return [
      ...(typed.colors.length > 0
        ? [{ value: TYPED, label: 'From the text', name: null, colors: typed.colors.map(colorFromPacked) }]
        : []),
      ...(given ? [asChoice('given', given, 'This palette')] : []),
      // Beside one of the saved palettes the builder's comes first, and then the others of its kind.
      ...earlier.filter(({ value }) => first && value === `step ${index}`),
      ...(first ? saved : []),
      ...earlier.filter(({ value }) => !first || value !== `step ${index}`),
      ...(first ? [] : saved),
    ].filter((choice) => !first || choice.name !== first.name || !samePalette(choice.colors, first.colors));
  }, [typed, first, given, entries, index, palettes]);
  const isUnread = wanted === TYPED && typed.problem !== null;
  return {
    choices,
    // A text without a palette is compared with nothing: another in its place would pass for it.
    chosen: isUnread ? null : (choices.find(({ value }) => value === wanted) ?? choices[0] ?? null),
    choose: setWanted,
    text,
    type: (next: string): void => {
      setText(next);
      setWanted(TYPED);
    },
    problem: typed.problem,
  };
};
