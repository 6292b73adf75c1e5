import { Blend, Copy, Eraser, FolderInput, Pencil, SwatchBook, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { formatHex } from '../../../color/format';
import type { ShareWay } from '../../../domain/shareWays';
import { themeTarget } from '../../../palette/themeLink';
import type { SavedPalette } from '../../../domain/savedPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { useCopyText } from '../../../state/useCopyText';
import type { MenuOption } from '../../../ui/menuOption';
import { SHARE_OPTIONS } from '../../../ui/shareOptions';
import { forgetTheme } from '../save/forgetTheme';

type PaletteOption = 'edit' | 'theme' | 'forgetTheme' | 'move' | 'compare' | 'copy' | ShareWay | 'delete';

const optionsOf = ({ theme }: SavedPalette): readonly MenuOption<PaletteOption>[] => [
  { value: 'edit', label: 'Edit palette', icon: <Pencil aria-hidden /> },
  { value: 'theme', label: theme === null ? 'Make a theme' : 'Open theme', icon: <SwatchBook aria-hidden /> },
  ...(theme === null
    ? []
    : [{ value: 'forgetTheme', label: 'Remove theme', icon: <Eraser aria-hidden /> } as const]),
  { value: 'move', label: 'Move to…', icon: <FolderInput aria-hidden /> },
  { value: 'compare', label: 'Compare…', icon: <Blend aria-hidden /> },
  { value: 'copy', label: 'Copy hex values', icon: <Copy aria-hidden /> },
  ...SHARE_OPTIONS,
  { value: 'delete', label: 'Delete palette', icon: <Trash2 aria-hidden />, isDangerous: true },
];

/** The actions on a saved palette, besides opening it. */
export const usePaletteOptions = (
  palette: SavedPalette,
): { options: readonly MenuOption<PaletteOption>[]; choose: (option: PaletteOption) => void } => {
  const dispatch = useAppDispatch();
  const copy = useCopyText();
  const navigate = useNavigate();
  const share = useSharePalette();
  const { id, projectId, name, colors } = palette;
  const actions: Record<PaletteOption, () => unknown> = {
    edit: () => dispatch(dialogOpened({ dialog: 'editPalette', palette })),
    theme: () => {
      const { to, state } = themeTarget(palette, { id, projectId });
      return navigate(to, { state });
    },
    forgetTheme: () => dispatch(forgetTheme(palette)),
    move: () => dispatch(dialogOpened({ dialog: 'movePalette', palette })),
    compare: () => dispatch(dialogOpened({ dialog: 'compare', first: { colors, name } })),
    copy: () => copy(colors.map((color) => formatHex(color)).join('\n')),
    link: () => share(palette, 'link'),
    image: () => share(palette, 'image'),
    poster: () => share(palette, 'poster'),
    code: () => share(palette, 'code'),
    delete: () => dispatch(dialogOpened({ dialog: 'deletePalette', palette })),
  };
  return { options: optionsOf(palette), choose: (option) => void actions[option]() };
};
