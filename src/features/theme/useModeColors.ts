import { startTransition, useEffect, useMemo, useState } from 'react';
import { createLatestOnly } from '../../state/latestOnly';
import { useServices } from '../../state/servicesContext';
import type { ModeColors } from '../../theme/modeColors';
import type { Theme, ThemeMode } from '../../theme/theme';

/** The colors of a mode, and the theme that they are of: it may be a step behind the one on show. */
export type ModeView = { readonly theme: Theme; readonly colors: ModeColors };

type Question = { readonly theme: Theme; readonly isDragged: boolean };

/** The very same theme as long as nothing has changed that this mode is computed from. */
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
 * The colors of a mode, as the worker computes them; the former ones stay while the next are on their way, null before
 * the first. While something is dragged only the scales of the palette's hues follow; status colors and roles, which
 * take five times as long, once it is let go.
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
