import { useNavigate } from 'react-router-dom';
import { PALETTE_MIN } from '../../color/paletteSize';
import { MESSAGES } from '../../domain/messages';
import type { NamedPalette } from '../../palette/namedPalette';
import { themeAddressOf, themeTarget } from '../../palette/themeLink';
import { useServices } from '../servicesContext';

type Themed = NamedPalette & { readonly theme?: string | null };

/** Opens the theme saved with a palette, else one made of it; a single color is refused with a message. */
export const useOpenTheme = (): ((palette: Themed, base?: number) => void) => {
  const navigate = useNavigate();
  const { toasts } = useServices();
  return (palette, base) => {
    const { theme = null } = palette;
    if (palette.colors.length < PALETTE_MIN) {
      toasts.show(MESSAGES.paletteTooSmall);
      return;
    }
    const { to, state } = themeTarget({ ...palette, theme });
    void navigate(theme === null ? themeAddressOf(palette, base) : to, { state });
  };
};
