import { Download, RotateCcw } from 'lucide-react';
import { formatBytes } from '../../../domain/formatBytes';
import { sheetAlt, SHEET_DRAWING, SHEET_FAILED } from '../../../domain/themeExportMessages';
import { wideIn } from '../../../domain/themeGamutMessages';
import { downloadFile } from '../../../state/downloadFile';
import type { SHEET_FORMATS } from '../../../theme/exports/sheetFormats';
import { sheetTitle } from '../../../theme/sheet/sheetTitle';
import type { Theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { sheetStem } from './downloadNames';
import styles from './ThemeExportDialog.module.css';
import { useThemeSheet } from './useThemeSheet';

type SheetExportProps = { readonly theme: Theme; readonly format: (typeof SHEET_FORMATS)[number] };

/** The sheet as a preview, and as a file. A PDF is previewed as a picture with the same content. */
export const SheetExport = ({ theme, format }: SheetExportProps) => {
  const shown = useThemeSheet(theme, 'png');
  const written = useThemeSheet(theme, format.kind === 'pdf' ? 'pdf' : null);
  const { sheet, retry } = format.kind === 'pdf' ? written : shown;
  const url = shown.sheet === 'failed' ? null : (shown.sheet?.url ?? null);
  const blob = sheet === 'failed' ? null : (sheet?.blob ?? null);
  const fileName = `${sheetStem(theme)}.${format.kind}`;
  const isFailed = sheet === 'failed' || shown.sheet === 'failed';
  const download = async (): Promise<void> => {
    if (blob) downloadFile(fileName, format.mime, new Uint8Array(await blob.arrayBuffer()));
  };
  return (
    <>
      <div className={styles.main}>
        {theme.gamut === 'p3' && <p className={styles.use}>{wideIn(format.id)}</p>}
        <div className={styles.box}>
          <header className={styles.fileHead}>
            <p className={styles.path}>{fileName}</p>
            {blob && <span className={styles.size}>{formatBytes(blob.size)}</span>}
          </header>
          {isFailed ? (
            <div className={styles.sheet} role="alert">
              <p>{SHEET_FAILED}</p>
              <Button
                icon={<RotateCcw aria-hidden />}
                onClick={() => {
                  if (shown.sheet === 'failed') shown.retry();
                  if (sheet === 'failed') retry();
                }}
              >
                Draw again
              </Button>
            </div>
          ) : url === null ? (
            <output className={styles.pending} aria-label={SHEET_DRAWING}>
              <Skeleton radius="0" />
            </output>
          ) : (
            <div className={styles.sheet}>
              <img src={url} alt={sheetAlt(sheetTitle(theme))} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.actions} data-stays>
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          disabled={blob === null}
          onClick={() => void download()}
        >
          Download
        </Button>
      </div>
    </>
  );
};
