import { startTransition, useEffect, useMemo, useState } from 'react';
import { createLatestOnly } from '../../state/latestOnly';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import type { ModeColors } from '../../theme/modeColors';
import type { Theme, ThemeMode } from '../../theme/theme';

/** The colors of a mode, and the theme that they belong to, which may be a step behind the current one. */
export type ModeView = { readonly theme: Theme; readonly colors: ModeColors };

/** What is known of the colors of a mode. */
export type ModeAnswer = {
  /** Null at first; the previous colors while the next are pending, or cannot be computed. */
  readonly view: ModeView | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

type Question = { readonly theme: Theme; readonly isDragged: boolean };

/** Returns the identical theme as long as nothing has changed that the mode depends on. */
const useThemeOfMode = (theme: Theme, mode: ThemeMode): Theme => {
  const [kept, setKept] = useState(theme);
  const isSame =
    kept.hues === theme.hues &&
    kept.grays === theme.grays &&
    kept.steps === theme.steps &&
    kept.evenBy === theme.evenBy &&
    kept.gamut === theme.gamut &&
    kept.curves[mode] === theme.curves[mode] &&
    kept.pins[mode] === theme.pins[mode] &&
    kept.chosen[mode] === theme.chosen[mode];
  if (isSame) return kept;
  setKept(theme);
  return theme;
};

/**
 * The colors of a mode, computed by the worker. During a drag, only the scales of the palette's hues are updated; status
 * colors and roles take five times as long and follow when it ends.
 */
export const useModeColors = (theme: Theme, mode: ThemeMode, isDragged: boolean): ModeAnswer => {
  const { themeColors } = useServices();
  const [view, setView] = useState<ModeView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useThemeOfMode(theme, mode);
  const ask = useMemo(() => {
    const answer = async ({ theme: about, isDragged: isQuick }: Question): Promise<void> => {
      if (isQuick) {
        const own = await themeColors.ownScales(about, mode);
        setView(
          (before) =>
            before && {
              theme: about,
              colors: { ...before.colors, scales: { ...before.colors.scales, ...own } },
            },
        );
        return;
      }
      const colors = await themeColors.modeColors(about, mode);
      startTransition(() => setView({ theme: about, colors }));
    };
    return createLatestOnly(async (question: Question) => {
      try {
        await answer(question);
        setHasFailed(false);
      } catch (error) {
        reportError('computing the colors of a theme', error);
        setHasFailed(true);
      }
    });
  }, [themeColors, mode]);
  useEffect(() => ask({ theme: asked, isDragged }), [ask, asked, isDragged]);
  return { view, hasFailed, retry: () => ask({ theme: asked, isDragged }) };
};
