import { useEffect, useState } from 'react';

import type { Palette } from '../../color/types';
import { useServices } from '../../state/servicesContext';
import { SAMPLE_PALETTES } from './samplePalettes';

/** The palettes used most; the built-in ones where the service has none, or cannot be reached. None at first. */
export const useTrendingPalettes = (count: number): readonly Palette[] => {
  const { backend } = useServices();
  const [palettes, setPalettes] = useState<readonly Palette[]>([]);
  useEffect(() => {
    let isGone = false;
    const show = (found: readonly Palette[]): void => {
      // Few palettes go round again, so that no place stays empty.
      const all = found.length > 0 ? found : SAMPLE_PALETTES;
      const wanted = Array.from({ length: count }, (_, i) => all[i % all.length] ?? []);
      if (!isGone) setPalettes(wanted);
    };
    backend.explore.page('popular', null).then(
      (page) => show(page.palettes.map(({ colors }) => colors)),
      // Decoration: that it cannot be had is said where palettes are looked for.
      () => show([]),
    );
    return () => {
      isGone = true;
    };
  }, [backend, count]);
  return palettes;
};
