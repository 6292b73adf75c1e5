import { useEffect, useRef, useState } from 'react';
import { colorFromPacked, packRgb } from '../../../../color/color';
import type { SeenPair } from '../../../../color/confusedPairs';
import type { SafePalette } from '../../../../color/generate/safePalette';
import type { Flags } from '../../../../color/generate/scope';
import type { Palette } from '../../../../color/types';
import { samePalette } from '../../../../palette/samePalette';
import { reportError } from '../../../../state/reportError';
import { useServices } from '../../../../state/servicesContext';

export type Suggestion = SafePalette & {
  /** The pair that is nearest to looking alike. */
  readonly nearest: SeenPair | null;
  /** Whether it is another palette: none may be safer. */
  readonly isOther: boolean;
};

type SuggestionState = 'none' | 'looking' | Suggestion;

type Search = { readonly colors: Palette; readonly locked: Flags; readonly state: SuggestionState };

/** Searches for a safe palette on request. When the palette changes, the result is dropped or the search canceled. */
export const useSafeSuggestion = (
  colors: Palette,
  locked: Flags,
): {
  readonly state: SuggestionState;
  readonly suggest: () => Promise<void>;
  readonly discard: () => void;
} => {
  const { colorAnalyzer } = useServices();
  const [search, setSearch] = useState<Search | null>(null);
  const running = useRef<AbortController>(undefined);
  const isCurrent = search?.colors === colors && search.locked === locked;
  useEffect(() => {
    if (!isCurrent) running.current?.abort();
  }, [isCurrent]);
  useEffect(() => () => running.current?.abort(), []);

  const suggest = async (): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setSearch({ colors, locked, state: 'looking' });
    try {
      const packed = colors.map(({ rgb }) => packRgb(rgb));
      const { colors: found, ...pairs } = await colorAnalyzer.suggestSafe(signal, packed, locked);
      if (signal.aborted) return;
      const palette = found.map(colorFromPacked);
      setSearch({ colors, locked, state: { palette, ...pairs, isOther: !samePalette(palette, colors) } });
    } catch (error) {
      if (signal.aborted) return;
      reportError('looking for a safe palette', error);
      setSearch(null);
    }
  };
  const discard = (): void => {
    running.current?.abort();
    setSearch(null);
  };

  return { state: isCurrent ? search.state : 'none', suggest, discard };
};
