import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { formatBytes } from '../../../domain/formatBytes';
import { FILES_FAILED, FORMAT_USES } from '../../../domain/themeExportMessages';
import { wideIn } from '../../../domain/themeGamutMessages';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import type { ThemeFile } from '../../../theme/exports/themeFormats';
import type { Theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { RetryBox } from '../../../ui/RetryBox';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { Skeleton } from '../../../ui/Skeleton';
import { useCopied } from '../../../ui/useCopied';
import { downloadFiles } from './downloadFiles';
import { namedFiles, zipName } from './downloadNames';
import styles from './ThemeExportDialog.module.css';

type Written = {
  readonly formatId: string;
  readonly theme: Theme;
  readonly attempt: number;
  readonly files: readonly ThemeFile[] | 'failed';
};

/** The files of a format, written by the worker; null while they are pending. `retry` writes them again. */
const useThemeFiles = (
  theme: Theme,
  formatId: string,
): { readonly written: Written['files'] | null; readonly retry: () => void } => {
  const { themeColors } = useServices();
  const [written, setWritten] = useState<Written | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const write = async (): Promise<void> => {
      const files = await themeColors.themeFiles(theme, formatId).catch((error: unknown): 'failed' => {
        reportError('writing the files of a theme', error);
        return 'failed';
      });
      if (!isCurrent) return;
      const named = files === 'failed' ? files : namedFiles(theme, files);
      setWritten({ formatId, theme, attempt, files: named });
    };
    void write();
    return () => {
      isCurrent = false;
    };
  }, [themeColors, theme, formatId, attempt]);
  const isOfThis = written?.formatId === formatId && written.theme === theme && written.attempt === attempt;
  return { written: isOfThis ? written.files : null, retry: () => setAttempt((count) => count + 1) };
};

type FilesExportProps = { readonly theme: Theme; readonly formatId: string };

/** The files of a format, to copy or download. */
export const FilesExport = ({ theme, formatId }: FilesExportProps) => {
  const codeId = useId();
  const [path, setPath] = useState('');
  const { written, retry } = useThemeFiles(theme, formatId);
  const files = written === 'failed' ? null : written;
  const file = files?.find((one) => one.path === path) ?? files?.[0];
  const { copied, copy } = useCopied();
  const isMany = files !== null && files.length > 1;
  return (
    <>
      <div className={styles.main}>
        <p className={styles.use}>{FORMAT_USES[formatId]}</p>
        {theme.gamut === 'p3' && <p className={styles.use}>{wideIn(formatId)}</p>}
        <div className={styles.box}>
          <header className={styles.fileHead}>
            {isMany && files.length <= 3 ? (
              <SegmentedTabs
                label="File"
                options={files.map((one) => ({ value: one.path, label: one.path }))}
                value={file?.path ?? ''}
                onChange={setPath}
                panelId={codeId}
              />
            ) : (
              <p className={styles.path}>
                {file?.path}
                {isMany && ` and ${files.length - 1} more`}
              </p>
            )}
            {file && <span className={styles.size}>{formatBytes(new Blob([file.text]).size)}</span>}
          </header>
          {file ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, also by keyboard, and stays preformatted
            <pre id={codeId} className={styles.code} tabIndex={0} aria-label={file.path} role="region">
              {file.text}
            </pre>
          ) : written === 'failed' ? (
            <div className={styles.pending}>
              <RetryBox message={FILES_FAILED} onRetry={retry} />
            </div>
          ) : (
            <div className={styles.pending}>
              <Skeleton radius="0" />
            </div>
          )}
        </div>
      </div>
      <div className={styles.actions} data-stays>
        <Button
          icon={file && copied === file.text ? <Check aria-hidden data-copied /> : <Copy aria-hidden />}
          disabled={!file}
          onClick={() => {
            if (file) void copy(file.text);
          }}
        >
          {isMany ? 'Copy file' : 'Copy'}
        </Button>
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          disabled={!files}
          onClick={() => {
            if (files) downloadFiles(zipName(theme, formatId), files);
          }}
        >
          {isMany ? `Download ${files.length} files` : 'Download'}
        </Button>
      </div>
    </>
  );
};
