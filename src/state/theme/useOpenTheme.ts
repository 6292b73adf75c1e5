import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PALETTE_MIN } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import type { NamedPalette } from '../../palette/namedPalette';
import { themeAddressOf } from '../../palette/themeLink';
import { useServices } from '../servicesContext';

/** Opens a palette as a theme; one color alone is no palette, and says so. */
export const useOpenTheme = (): ((palette: NamedPalette, base?: number) => void) => {
  const navigate = useNavigate();
  const { toasts } = useServices();
  return useCallback(
    (palette, base) => {
      if (palette.colors.length < PALETTE_MIN) toasts.show(MESSAGES.paletteTooSmall);
      else void navigate(themeAddressOf(palette, base));
    },
    [navigate, toasts],
  );
};
