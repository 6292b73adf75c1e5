import {
  Blend,
  Bookmark,
  BookmarkCheck,
  CaretsToAxisDashedVertical,
  Download,
  Ellipsis,
  FileInput,
  History,
  Maximize2,
  Pencil,
  SwatchBook,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { themeAddressOf } from '../../../palette/themeLink';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { mirrorCurrentPalette } from '../../../state/palette/editPalette';
import { selectEntry } from '../../../state/palette/historySlice';
import { selectIsSaved } from '../../../state/palette/isSaved';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { selectIsChosen, selectSelectedIndex } from '../../../state/palette/selectionSlice';
import { Menu } from '../../../ui/Menu';
import type { MenuOption } from '../../../ui/menuOption';
import { SHARE_OPTIONS } from '../../../ui/shareOptions';
import { expandedToggled, selectIsExpanded } from '../expanded/expandedSlice';
import { usePinRows } from '../history/usePinRows';
import { exportPalette } from '../palette/exportPalette';
import { savePalette } from '../palette/savePalette';

type Row = MenuOption<string> & { readonly run: () => unknown };

type MoreMenuProps = {
  /** Null if the name is in the toolbar. */
  readonly onName: (() => void) | null;
  /** True if the toolbar has no share button. */
  readonly hasShareWays: boolean;
  readonly onHistory: () => void;
};

/** The actions for which a narrow toolbar has no room. */
export const MoreMenu = ({ onName, hasShareWays, onHistory }: MoreMenuProps) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const share = useSharePalette();
  const entry = useAppSelector(selectEntry);
  const selected = useAppSelector(selectSelectedIndex);
  const isChosen = useAppSelector(selectIsChosen);
  const isKept = useAppSelector(selectIsSaved);
  const isExpanded = useAppSelector(selectIsExpanded);
  const pins = usePinRows('phone');
  const rows: readonly Row[] = [
    isExpanded
      ? {
          value: 'save',
          label: isKept ? 'Saved' : 'Save',
          icon: isKept ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />,
          run: () => dispatch(savePalette()),
        }
      : {
          value: 'expand',
          label: 'Expand palette',
          icon: <Maximize2 aria-hidden />,
          run: () => dispatch(expandedToggled()),
        },
    ...(onName
      ? [{ value: 'name', label: 'Name this palette', icon: <Pencil aria-hidden />, run: onName }]
      : []),
    {
      value: 'mirror',
      label: 'Mirror palette horizontally',
      icon: <CaretsToAxisDashedVertical aria-hidden />,
      run: () => dispatch(mirrorCurrentPalette()),
    },
    {
      value: 'compare',
      label: 'Compare and mix palettes',
      icon: <Blend aria-hidden />,
      run: () => dispatch(dialogOpened({ dialog: 'compare' })),
    },
    ...pins,
    {
      value: 'history',
      label: 'History',
      icon: <History aria-hidden />,
      run: onHistory,
    },
    {
      value: 'export',
      label: 'Export palette',
      icon: <Download aria-hidden />,
      run: () => dispatch(exportPalette()),
    },
    ...(hasShareWays ? SHARE_OPTIONS : []).map(({ value, label, icon }) => ({
      value: `share ${value}`,
      label,
      icon,
      run: () => entry && share(entry, value),
    })),
    {
      value: 'import',
      label: 'Import palette',
      icon: <FileInput aria-hidden />,
      run: () => dispatch(dialogOpened({ dialog: 'import' })),
    },
    {
      value: 'theme',
      label: 'Make a theme',
      icon: <SwatchBook aria-hidden />,
      run: () => entry && navigate(themeAddressOf(entry, isChosen ? selected : undefined)),
    },
  ];
  return (
    <Menu
      label="More"
      icon={<Ellipsis aria-hidden />}
      options={rows}
      onSelect={(value) => void rows.find((row) => row.value === value)?.run()}
    />
  );
};
