import { useState } from 'react';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppSelector } from '../../../state/hooks';
import { selectThemeEntry } from '../../../state/theme/themeSlice';
import { SHEET_FORMATS } from '../../../theme/exports/sheetFormats';
import { THEME_FORMATS } from '../../../theme/exports/themeFormats';
import { Dialog } from '../../../ui/Dialog';
import { FilesExport } from './FilesExport';
import { FormatChoice } from './FormatChoice';
import { SheetExport } from './SheetExport';
import styles from './ThemeExportDialog.module.css';

const FORMATS = [...THEME_FORMATS, ...SHEET_FORMATS];

/** All formats, their result for the theme, and how to get it. */
const ThemeExportDialog = ({ onClose }: DialogPropsOf<'exportTheme'>) => {
  const theme = useAppSelector(selectThemeEntry)?.theme;
  const [formatId, setFormatId] = useState(FORMATS[0]?.id ?? '');
  if (!theme) return null;
  const sheet = SHEET_FORMATS.find(({ id }) => id === formatId);
  return (
    <Dialog title="Export theme" isOpen onClose={onClose} size="large">
      <div className={styles.body}>
        <FormatChoice formats={FORMATS} chosen={formatId} onChoose={setFormatId} />
        {sheet ? (
          <SheetExport theme={theme} format={sheet} />
        ) : (
          <FilesExport theme={theme} formatId={formatId} />
        )}
      </div>
    </Dialog>
  );
};

export default ThemeExportDialog;
