import { useMemo, useState } from 'react';

import { colorFromPacked, packRgb } from '../../../color/color';
import type { Palette } from '../../../color/types';
import type { NamedPalette } from '../../../palette/namedPalette';
import { samePalette } from '../../../palette/samePalette';
import { typedPalette } from '../../../palette/typedPalette';
import { useAppSelector } from '../../../state/hooks';
import { selectHistory } from '../../../state/palette/historySlice';
import { useListPopularQuery } from '../../../state/palette/popularPalettesApi';
import { useSavedPalettes } from '../../../state/palette/useSavedPalettes';

/** Origin of a choice, if it is shown beside it. */
type Source = 'pinned' | 'explore';

/** A palette that can be compared with the builder's. */
export type Choice = NamedPalette & {
  readonly value: string;
  readonly label: string;
  readonly source: Source | null;
};

const isSame = (a: NamedPalette, b: NamedPalette): boolean =>
  a.name === b.name && samePalette(a.colors, b.colors);

/** In any order: a palette with its colors moved differs from itself in nothing. */
const hasSameColors = (a: Palette, b: Palette): boolean => {
  const sorted = (colors: Palette): Palette =>
    colors.toSorted((one, other) => packRgb(one.rgb) - packRgb(other.rgb));
  return samePalette(sorted(a), sorted(b));
};

const TYPED = 'typed';
const GIVEN = 'given';
/** Number of public palettes offered after the user's own. */
const MOST_POPULAR = 12;

/**
 * The palettes to compare with: the typed one, the requested one, earlier ones of the history with pinned ones first,
 * saved ones, and popular ones of Explore, none of which is preselected. If the first palette is not the builder's,
 * that one, too. Never the first palette itself.
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
      // A palette that was only named after it differs in nothing that is compared.
      .filter(
        ({ entry, place }) =>
          place === index ||
          entry.isPinned === true ||
          !samePalette(entry.colors, entries[place + 1]?.colors ?? []),
      )
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
    const open = first ?? entries[index];
    return [
      ...(typed.colors.length > 0
        ? [asChoice(TYPED, { name: null, colors: typed.colors.map(colorFromPacked) }, 'From the text')]
        : []),
      ...(given ? [asChoice(GIVEN, given, 'This palette')] : []),
      // When a saved palette is compared, the builder's comes first, then the others of the history.
      ...earlier.filter(({ value }) => first && value === `step ${index}`),
      ...(first ? saved : []),
      ...earlier.filter(({ value }) => !first || value !== `step ${index}`),
      ...(first ? [] : saved),
      ...(popular ?? [])
        .slice(0, MOST_POPULAR)
        .map((palette) => asChoice(`explore ${palette.id}`, palette, palette.name, 'explore')),
    ].filter(
      // The same palette in the history, saved and public is offered once: the first of them, or the one that was
      // chosen before the others loaded. The one that is compared is no other palette, unless it is asked for.
      (choice, place, all) =>
        (choice.value === TYPED || (choice.value === GIVEN && !first) || !(open && isSame(choice, open))) &&
        (choice.value === wanted || !all.slice(0, place).some((nearer) => isSame(choice, nearer))),
    );
  }, [typed, first, given, entries, index, palettes, popular, wanted]);
  const isUnread = wanted === TYPED && typed.problem !== null;
  const own = first?.colors ?? entries[index]?.colors ?? [];
  const nearest = choices.find(
    ({ value, source, colors }) => source !== 'explore' && (value === GIVEN || !hasSameColors(colors, own)),
  );
  return {
    choices,
    /** More palettes are loading. */
    isLoading,
    // Text without a palette is compared with nothing: another choice would be mistaken for it.
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
