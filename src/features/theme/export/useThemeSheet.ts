import { useEffect, useState } from 'react';
import type { ThemeSheetKind } from '../../../../workers/theme-sheet/api';
import { useServices } from '../../../state/servicesContext';
import type { Theme } from '../../../theme/theme';
import { openThemeSheets } from './openThemeSheets';

type Drawn = { readonly theme: Theme; readonly kind: ThemeSheetKind; readonly blob: Blob | 'failed' };

/** The sheet of a theme; null while it is drawn, or where `kind` asks for none. `retry` draws it again. */
export const useThemeSheet = (
  theme: Theme,
  kind: ThemeSheetKind | null,
): { readonly sheet: Blob | 'failed' | null; readonly retry: () => void } => {
  const services = useServices();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (kind === null) return undefined;
    const aborting = new AbortController();
    const draw = async (): Promise<void> => {
      const blob = await openThemeSheets(services)
        .then(async (sheets) => sheets.draw(aborting.signal, theme, kind))
        .catch((): 'failed' => 'failed');
      if (!aborting.signal.aborted) setDrawn({ theme, kind, blob });
    };
    void draw();
    return () => aborting.abort();
  }, [services, theme, kind, attempt]);
  const isCurrent = drawn !== null && drawn.theme === theme && drawn.kind === kind;
  return {
    sheet: isCurrent ? drawn.blob : null,
    retry: () => {
      setDrawn(null);
      setAttempt((count) => count + 1);
    },
  };
};
