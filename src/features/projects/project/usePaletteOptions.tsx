import { Blend, Copy, Eraser, FolderInput, Palette, Pencil, SwatchBook, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { formatHex } from '../../../color/format';
import { detailsOf } from '../../../domain/paletteDetails';
import type { ShareWay } from '../../../domain/shareWays';
import { builderTarget, type BuilderTarget } from '../../../palette/builderTarget';
import { createPalette } from '../../../palette/palette';
import { themeTarget } from '../../../palette/themeLink';
import type { SavedPalette } from '../../../domain/savedPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { useCopyText } from '../../../state/useCopyText';
import type { MenuOption } from '../../../ui/menuOption';
import { SHARE_OPTIONS } from '../../../ui/shareOptions';
import { projectTouched } from '../cache/projectsSlice';
import { forgetTheme } from '../save/forgetTheme';

type PaletteOption =
  | 'open'
  | 'edit'
  | 'theme'
  | 'forgetTheme'
  | 'move'
  | 'compare'
  | 'copy'
  | ShareWay
  | 'delete';

const optionsOf = ({ theme }: SavedPalette): readonly MenuOption<PaletteOption>[] => [
  { value: 'open', label: 'Open in builder', icon: <Palette aria-hidden /> },
  { value: 'edit', label: 'Edit name and tags', icon: <Pencil aria-hidden /> },
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

/** The actions on a saved palette; `target` is the builder, with its colors. */
export const usePaletteOptions = (
  palette: SavedPalette,
): {
  target: BuilderTarget;
  options: readonly MenuOption<PaletteOption>[];
  choose: (option: PaletteOption) => void;
} => {
  const dispatch = useAppDispatch();
  const copy = useCopyText();
  const navigate = useNavigate();
  const share = useSharePalette();
  const { id, projectId, name, colors } = palette;
  const target = builderTarget(
    createPalette(colors, { name, ...detailsOf(palette), saved: { id, projectId } }),
  );
  const actions: Record<PaletteOption, () => unknown> = {
    open: () => {
      // It is most likely to be saved again in the same project.
      dispatch(projectTouched(projectId));
      return navigate(target.to, { state: target.state });
    },
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
  return { target, options: optionsOf(palette), choose: (option) => void actions[option]() };
};
