import { Bookmark, Check, Download, FileInput, Link as LinkIcon, Redo2, Undo2 } from 'lucide-react';
import { formatHex } from '../../color/format';
import { newFromBuilder } from '../../domain/themeHueMessages';
import { PATHS } from '../../domain/paths';
import { THEME_MESSAGES } from '../../domain/themeMessages';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectEntry } from '../../state/palette/historySlice';
import { openBuilderTheme } from '../../state/theme/openTheme';
import { saveTheme } from '../../state/theme/saveTheme';
import {
  selectCanRedoTheme,
  selectCanUndoTheme,
  themeRedone,
  themeUndone,
} from '../../state/theme/themeSlice';
import { themeQuery } from '../../theme/themeAddress';
import type { Theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { ColorStrip } from '../../ui/ColorStrip';
import { IconButton } from '../../ui/IconButton';
import { useCopied } from '../../ui/useCopied';
import styles from './ThemePage.module.css';

/** Actions for the theme as a whole. */
export const ThemeActions = ({ theme }: { readonly theme: Theme }) => {
  const dispatch = useAppDispatch();
  const canUndo = useAppSelector(selectCanUndoTheme);
  const canRedo = useAppSelector(selectCanRedoTheme);
  const palette = useAppSelector(selectEntry);
  const hexes = palette?.colors.map(formatHex) ?? [];
  const newLabel = newFromBuilder(palette?.name ?? null, hexes);
  const { copied, copy } = useCopied();
  // Built anew rather than read from the address bar, which follows the theme with a short delay.
  const writeLink = () => `${window.location.origin}${PATHS.theme}?${themeQuery(theme)}`;
  return (
    <div className={styles.actions}>
      <IconButton
        label="Undo"
        icon={<Undo2 aria-hidden />}
        disabled={!canUndo}
        onClick={() => dispatch(themeUndone())}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 aria-hidden />}
        disabled={!canRedo}
        onClick={() => dispatch(themeRedone())}
      />
      <IconButton
        label="Copy link"
        icon={
          copied !== null && copied === writeLink() ? (
            <Check aria-hidden data-copied />
          ) : (
            <LinkIcon aria-hidden />
          )
        }
        onClick={() => void copy(writeLink())}
      />
      <IconButton
        label="Import a theme"
        icon={<FileInput aria-hidden />}
        onClick={() => dispatch(dialogOpened({ dialog: 'importTheme' }))}
      />
      <Button
        icon={
          <span className={styles.strip}>
            <ColorStrip hexes={hexes} height={20} />
          </span>
        }
        aria-label={newLabel}
        title={newLabel}
        onClick={() => dispatch(openBuilderTheme())}
      >
        {THEME_MESSAGES.newFromPalette}
      </Button>
      <Button
        icon={<Bookmark aria-hidden />}
        title="Save the theme with its palette in a project"
        onClick={() => dispatch(saveTheme())}
      >
        Save with palette
      </Button>
      <Button
        variant="primary"
        icon={<Download aria-hidden />}
        onClick={() => dispatch(dialogOpened({ dialog: 'exportTheme' }))}
      >
        Export
      </Button>
    </div>
  );
};
