import { useState } from 'react';
import { SHEET_FORMATS } from '../../../theme/exports/sheetFormats';
import { THEME_FORMATS } from '../../../theme/exports/themeFormats';
import type { Theme } from '../../../theme/theme';
import { Dialog } from '../../../ui/Dialog';
import { FilesExport } from './FilesExport';
import { FormatChoice } from './FormatChoice';
import { SheetExport } from './SheetExport';
import styles from './ThemeExportDialog.module.css';

const FORMATS = [...THEME_FORMATS, ...SHEET_FORMATS];

type ThemeExportDialogProps = { readonly theme: Theme; readonly onClose: () => void };

/** Every format, what it makes of the theme, and the ways out. */
const ThemeExportDialog = ({ theme, onClose }: ThemeExportDialogProps) => {
  const [formatId, setFormatId] = useState(FORMATS[0]?.id ?? '');
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
