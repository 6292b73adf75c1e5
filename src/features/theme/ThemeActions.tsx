import { Check, Download, Link as LinkIcon, Palette, Redo2, Save, Undo2, Upload } from 'lucide-react';
import { PATHS } from '../../domain/paths';
import { THEME_MESSAGES } from '../../domain/themeMessages';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
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
import { IconButton } from '../../ui/IconButton';
import { useCopied } from '../../ui/useCopied';
import styles from './ThemePage.module.css';

/** What is done with the theme as a whole. */
export const ThemeActions = ({ theme }: { readonly theme: Theme }) => {
  const dispatch = useAppDispatch();
  const canUndo = useAppSelector(selectCanUndoTheme);
  const canRedo = useAppSelector(selectCanRedoTheme);
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
        icon={<Upload aria-hidden />}
        onClick={() => dispatch(dialogOpened({ dialog: 'importTheme' }))}
      />
      <Button
        icon={<Palette aria-hidden />}
        title="Make a new theme of the palette in the builder, in place of this one"
        onClick={() => dispatch(openBuilderTheme())}
      >
        {THEME_MESSAGES.newFromPalette}
      </Button>
      <Button
        icon={<Save aria-hidden />}
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
