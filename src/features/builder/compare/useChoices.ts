import { useMemo, useState } from 'react';

import { colorFromPacked } from '../../../color/color';
import type { NamedPalette } from '../../../palette/namedPalette';
import { samePalette } from '../../../palette/samePalette';
import { typedPalette } from '../../../palette/typedPalette';
import { useAppSelector } from '../../../state/hooks';
import { selectHistory } from '../../../state/palette/historySlice';
import { useListPopularQuery } from '../../../state/palette/popularPalettesApi';
import { useSavedPalettes } from '../../../state/palette/useSavedPalettes';

/** Where a palette that can be chosen comes from, as far as it is shown beside it. */
type Source = 'pinned' | 'explore';

/** A palette that the builder's can be compared with. */
export type Choice = NamedPalette & {
  readonly value: string;
  readonly label: string;
  readonly source: Source | null;
};

const isSame = (a: NamedPalette, b: NamedPalette): boolean =>
  a.name === b.name && samePalette(a.colors, b.colors);

const TYPED = 'typed';
/** So many public palettes are offered after one's own. */
const MOST_POPULAR = 12;

/**
 * What there is to compare with: what is typed, the palette that was asked for, those made before, the pinned ones
 * first, those saved, and the popular ones of Explore, of which none is chosen unasked. Where it is not the builder's
 * palette that is compared, that one, too.
 */
export const useChoices = (
  first: NamedPalette | undefined,
  given: NamedPalette | undefined,
  brought = '',
) => {
  const { entries, index } = useAppSelector(selectHistory);
  const { palettes } = useSavedPalettes();
  const { data: popular, isLoading } = useListPopularQuery();
  const [text, setText] = useState(brought);
  const [wanted, setWanted] = useState<string | null>(brought === '' ? null : TYPED);
  const typed = useMemo(() => typedPalette(text), [text]);
  const choices = useMemo((): readonly Choice[] => {
    const asChoice = (
      value: string,
      palette: NamedPalette,
      unnamed: string,
      source: Source | null = null,
      before = '',
    ): Choice => ({
      value,
      label: before + (palette.name ?? unnamed),
      name: palette.name,
      colors: palette.colors,
      source,
    });
    const steps = entries
      .map((entry, place) => ({ entry, place }))
      .filter(({ place }) => first !== undefined || place !== index)
      .toReversed()
      .map(({ entry, place }) =>
        asChoice(
          `step ${place}`,
          entry,
          `Palette ${place + 1}`,
          entry.isPinned ? 'pinned' : null,
          place === index ? 'In the builder: ' : '',
        ),
      );
    const earlier = [
      ...steps.filter(({ source }) => source === 'pinned'),
      ...steps.filter(({ source }) => source === null),
    ];
    const saved = palettes.map((palette) => asChoice(`saved ${palette.id}`, palette, palette.name));
    return [
      ...(typed.colors.length > 0
        ? [asChoice(TYPED, { name: null, colors: typed.colors.map(colorFromPacked) }, 'From the text')]
        : []),
      ...(given ? [asChoice('given', given, 'This palette')] : []),
      // Beside one of the saved palettes the builder's comes first, and then the others of its kind.
      ...earlier.filter(({ value }) => first && value === `step ${index}`),
      ...(first ? saved : []),
      ...earlier.filter(({ value }) => !first || value !== `step ${index}`),
      ...(first ? [] : saved),
      ...(popular ?? [])
        .slice(0, MOST_POPULAR)
        .map((palette) => asChoice(`explore ${palette.id}`, palette, palette.name, 'explore')),
    ].filter(
      // One that was made, saved and published is one: the nearest of them is offered, or the one that was chosen before it came.
      (choice, place, all) =>
        !(first && isSame(choice, first)) &&
        (choice.value === wanted || !all.slice(0, place).some((nearer) => isSame(choice, nearer))),
    );
  }, [typed, first, given, entries, index, palettes, popular, wanted]);
  const isUnread = wanted === TYPED && typed.problem !== null;
  const nearest = choices.find(({ source }) => source !== 'explore');
  return {
    choices,
    /** Whether more of them come. */
    isLoading,
    // A text without a palette is compared with nothing: another in its place would pass for it.
    chosen: isUnread ? null : (choices.find(({ value }) => value === wanted) ?? nearest ?? null),
    choose: setWanted,
    text,
    type: (next: string): void => {
      setText(next);
      setWanted(TYPED);
    },
    problem: typed.problem,
  };
};
