import { Download, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fileStem } from '../../../domain/fileStem';
import { sheetAlt, SHEET_DRAWING, SHEET_FAILED } from '../../../domain/themeExportMessages';
import { downloadFile } from '../../../state/downloadFile';
import type { SHEET_FORMATS } from '../../../theme/exports/sheetFormats';
import type { Theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './ThemeExportDialog.module.css';
import { useThemeSheet } from './useThemeSheet';

const UNNAMED = 'theme';

/** An address for a picture in memory, as long as it is shown. */
const useObjectUrl = (blob: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
};

type SheetExportProps = { readonly theme: Theme; readonly format: (typeof SHEET_FORMATS)[number] };

/** The sheet as a picture, and as a file. A document is shown as the picture, which has the same on it. */
export const SheetExport = ({ theme, format }: SheetExportProps) => {
  const shown = useThemeSheet(theme, 'png');
  const written = useThemeSheet(theme, format.kind === 'pdf' ? 'pdf' : null);
  const { sheet, retry } = format.kind === 'pdf' ? written : shown;
  const url = useObjectUrl(shown.sheet instanceof Blob ? shown.sheet : null);
  const fileName = `${fileStem(theme.name ?? UNNAMED)}-sheet.${format.kind}`;
  const isFailed = sheet === 'failed' || shown.sheet === 'failed';
  const download = async (): Promise<void> => {
    if (sheet instanceof Blob) downloadFile(fileName, format.mime, new Uint8Array(await sheet.arrayBuffer()));
  };
  return (
    <div className={styles.main}>
      <p className={styles.path}>{fileName}</p>
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
        <div role="status" aria-label={SHEET_DRAWING}>
          <Skeleton height={380} radius="var(--radius-m)" />
        </div>
      ) : (
        <div className={styles.sheet}>
          <img src={url} alt={sheetAlt(theme.name ?? 'Theme')} />
        </div>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          disabled={!(sheet instanceof Blob)}
          onClick={() => void download()}
        >
          Download
        </Button>
      </div>
    </div>
  );
};
