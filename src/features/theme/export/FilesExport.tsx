import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { formatBytes } from '../../../domain/formatBytes';
import { FORMAT_USES } from '../../../domain/themeExportMessages';
import { wideIn } from '../../../domain/themeGamutMessages';
import { useServices } from '../../../state/servicesContext';
import type { ThemeFile } from '../../../theme/exports/themeFormats';
import type { Theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { Skeleton } from '../../../ui/Skeleton';
import { useCopied } from '../../../ui/useCopied';
import { downloadFiles } from './downloadFiles';
import { namedFiles, zipName } from './downloadNames';
import styles from './ThemeExportDialog.module.css';

type Written = { readonly formatId: string; readonly theme: Theme; readonly files: readonly ThemeFile[] };

/** The files of a format, written by the worker; null while they are pending. */
const useThemeFiles = (theme: Theme, formatId: string): readonly ThemeFile[] | null => {
  const { themeColors } = useServices();
  const [written, setWritten] = useState<Written | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const write = async (): Promise<void> => {
      const files = namedFiles(theme, await themeColors.themeFiles(theme, formatId));
      if (isCurrent) setWritten({ formatId, theme, files });
    };
    void write();
    return () => {
      isCurrent = false;
    };
  }, [themeColors, theme, formatId]);
  return written?.formatId === formatId && written.theme === theme ? written.files : null;
};

type FilesExportProps = { readonly theme: Theme; readonly formatId: string };

/** The files of a format, to copy or download. */
export const FilesExport = ({ theme, formatId }: FilesExportProps) => {
  const codeId = useId();
  const [path, setPath] = useState('');
  const files = useThemeFiles(theme, formatId);
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
          ) : (
            <div className={styles.pending}>
              <Skeleton radius="0" />
            </div>
          )}
        </div>
      </div>
      <div className={styles.actions}>
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
