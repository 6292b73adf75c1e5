import { startTransition, useEffect, useMemo, useState } from 'react';
import { createLatestOnly } from '../../state/latestOnly';
import { useServices } from '../../state/servicesContext';
import type { ModeColors } from '../../theme/modeColors';
import type { Theme, ThemeMode } from '../../theme/theme';

/** The colors of a mode, and the theme that they belong to, which may be a step behind the current one. */
export type ModeView = { readonly theme: Theme; readonly colors: ModeColors };

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
 * The colors of a mode, computed by the worker; null at first, and the previous ones while the next are pending. During
 * a drag, only the scales of the palette's hues are updated; status colors and roles take five times as long and follow
 * when it ends.
 */
export const useModeColors = (theme: Theme, mode: ThemeMode, isDragged: boolean): ModeView | null => {
  const { themeColors } = useServices();
  const [view, setView] = useState<ModeView | null>(null);
  const asked = useThemeOfMode(theme, mode);
  const ask = useMemo(
    () =>
      createLatestOnly(async ({ theme: about, isDragged: isQuick }: Question) => {
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
      }),
    [themeColors, mode],
  );
  useEffect(() => ask({ theme: asked, isDragged }), [ask, asked, isDragged]);
  return view;
};
