import { useEffect, useState } from 'react';
import type { ThemeSheetKind } from '../../../../workers/theme-sheet/api';
import { useServices } from '../../../state/servicesContext';
import type { Theme } from '../../../theme/theme';
import { openThemeSheets } from './openThemeSheets';

/** A sheet as a file, and an object URL as long as it is displayed. */
type Sheet = { readonly blob: Blob; readonly url: string };

type Drawn = {
  readonly theme: Theme;
  readonly kind: ThemeSheetKind;
  readonly attempt: number;
  readonly sheet: Sheet | 'failed';
};

/** The sheet of a theme; null while it is drawn, or if `kind` is null. `retry` draws it again. */
export const useThemeSheet = (
  theme: Theme,
  kind: ThemeSheetKind | null,
): { readonly sheet: Sheet | 'failed' | null; readonly retry: () => void } => {
  const services = useServices();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (kind === null) return undefined;
    const aborting = new AbortController();
    let url: string | null = null;
    const draw = async (): Promise<void> => {
      const blob = await openThemeSheets(services)
        .then(async (sheets) => sheets.draw(aborting.signal, theme, kind))
        .catch((): 'failed' => 'failed');
      if (aborting.signal.aborted) return;
      if (blob !== 'failed') url = URL.createObjectURL(blob);
      const sheet = blob === 'failed' || url === null ? 'failed' : { blob, url };
      setDrawn({ theme, kind, attempt, sheet });
    };
    void draw();
    return () => {
      aborting.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [services, theme, kind, attempt]);
  const isCurrent = drawn?.theme === theme && drawn.kind === kind && drawn.attempt === attempt;
  return { sheet: isCurrent ? drawn.sheet : null, retry: () => setAttempt((count) => count + 1) };
};
