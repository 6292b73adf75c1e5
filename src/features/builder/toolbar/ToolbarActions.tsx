import { Bookmark, BookmarkCheck, FileInput, Keyboard, Maximize2, Minimize2 } from 'lucide-react';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsSaved } from '../../../state/palette/isSaved';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { KeyHint } from '../../../ui/KeyHint';
import { expandedToggled, selectIsExpanded } from '../expanded/expandedSlice';
import { savePalette } from '../palette/savePalette';
import { comboHint, comboTitle } from '../shortcuts/keyNames';
import { SHORTCUTS } from '../shortcuts/shortcuts';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import { CopyLinkButton } from './CopyLinkButton';
import { ExportButton } from './ExportButton';
import styles from './PaletteToolbar.module.css';
import { SharePalette } from './SharePalette';
import { ThemeLink } from './ThemeLink';

const SAVE_KEYS = SHORTCUTS.save.combos[0];

/** The actions that share or store the palette, and how it is viewed. */
export const ToolbarActions = () => {
  const dispatch = useAppDispatch();
  const isKept = useAppSelector(selectIsSaved);
  const isExpanded = useAppSelector(selectIsExpanded);
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  const expandKey = hasSingleKeys ? ` (${comboTitle(SHORTCUTS.expand.combos[0])})` : '';
  const singleKey = (shortcut: 'importPalette' | 'exportPalette' | 'showShortcuts'): string | undefined =>
    hasSingleKeys ? comboTitle(SHORTCUTS[shortcut].combos[0]) : undefined;
  return (
    <>
      <IconButton
        label={isExpanded ? 'Collapse palette' : `Expand palette${expandKey}`}
        icon={isExpanded ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
        onClick={() => dispatch(expandedToggled())}
      />
      <CopyLinkButton />
      <SharePalette />
      <ThemeLink />
      <IconButton
        label="Import palette"
        keyTitle={singleKey('importPalette')}
        icon={<FileInput aria-hidden />}
        onClick={() => dispatch(dialogOpened({ dialog: 'import' }))}
      />
      <ExportButton keyTitle={singleKey('exportPalette')} />
      <span className={styles.keys}>
        <IconButton
          label="Keyboard shortcuts"
          keyTitle={singleKey('showShortcuts')}
          icon={<Keyboard aria-hidden />}
          onClick={() => dispatch(dialogOpened({ dialog: 'shortcuts' }))}
        />
      </span>
      <Button
        icon={isKept ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
        title={`Save palette (${comboTitle(SAVE_KEYS)})`}
        onClick={() => dispatch(savePalette())}
      >
        {isKept ? 'Saved' : 'Save'}
        <KeyHint>{comboHint(SAVE_KEYS)}</KeyHint>
      </Button>
    </>
  );
};
