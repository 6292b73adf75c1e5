import { Check, Copy, Download } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { formatHex } from '../../color/format';
import { formatBytes } from '../../domain/formatBytes';
import { PATHS } from '../../domain/paths';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useServices } from '../../state/servicesContext';
import { usePaletteNames } from '../../state/usePaletteNames';
import { Button } from '../../ui/Button';
import { ColorStrip } from '../../ui/ColorStrip';
import { Dialog } from '../../ui/Dialog';
import { useCopied } from '../../ui/useCopied';
import { CodePreview } from './CodePreview';
import { FIRST_CHOICE, formatOf, readLastExport, type ExportAction, type ExportChoice } from './exportChoice';
import styles from './ExportDialog.module.css';
import { planExport, planText } from './exportFile';
import { NotationOptions, ScaleOption } from './ExportOptions';
import { FormatList } from './FormatList';
import { runExport } from './runExport';
import { PicturePreview } from './PicturePreview';
import { useMadeFile } from './useMadeFile';

/** The keys of the repeat shortcut as labeled on this keyboard. */
const repeatKeys = (): readonly string[] =>
  /mac|iphone|ipad/i.test(navigator.platform) ? ['⇧', '⌘', 'E'] : ['Ctrl', 'Shift', 'E'];

/** Every format with its options, a preview of the file, and two actions: copy and download. */
const ExportDialog = ({ palette, formatId, onClose }: DialogPropsOf<'export'>) => {
  const { toasts, storage } = useServices();
  const { pathname } = useLocation();
  const [choice, setChoice] = useState<ExportChoice>(() => ({
    ...(readLastExport(storage) ?? FIRST_CHOICE),
    ...(formatId !== undefined && { formatId }),
  }));
  const names = usePaletteNames(palette.colors);
  const plan = useMemo(() => planExport(palette, names, choice), [palette, names, choice]);
  const bytes = useMadeFile(plan);
  const { copied, copy } = useCopied();
  const format = formatOf(choice);
  const values = `${plan.valueCount} values`;
  const size = bytes ? `${values}, ${formatBytes(bytes.length)}` : values;

  const change = (part: Partial<ExportChoice>) => setChoice((current) => ({ ...current, ...part }));
  const run = (action: ExportAction) => void runExport(plan, choice, action, { storage, toasts, copy });

  return (
    <Dialog title="Export palette" isOpen onClose={onClose} size="large">
      <div className={styles.dialog}>
        <div className={styles.strip}>
          <ColorStrip hexes={palette.colors.map((color) => formatHex(color))} />
        </div>
        <div className={styles.body}>
          <FormatList chosen={format} onChoose={({ id }) => change({ formatId: id })} />
          <div className={styles.main}>
            <NotationOptions format={format} choice={choice} onChange={change} />
            {format.purpose !== undefined && <p className={styles.purpose}>{format.purpose}</p>}
            {plan.picture ? (
              <PicturePreview
                fileName={plan.fileName}
                size={size}
                picture={plan.picture}
                bytes={bytes}
                mime={format.mime}
              />
            ) : (
              <CodePreview fileName={plan.fileName} size={size} lines={plan.lines} />
            )}
            <ScaleOption
              format={format}
              choice={choice}
              onChange={change}
              colorCount={palette.colors.length}
            />
          </div>
        </div>
        <footer className={styles.footer}>
          <span className={styles.hint}>
            {pathname === PATHS.builder ? 'Next time' : 'In the builder'},{' '}
            {repeatKeys().map((key) => (
              <Fragment key={key}>
                <kbd>{key}</kbd>{' '}
              </Fragment>
            ))}
            repeats this export
          </span>
          <div className={styles.actions}>
            {format.kind === 'text' && (
              <Button
                icon={copied === planText(plan) ? <Check aria-hidden data-copied /> : <Copy aria-hidden />}
                onClick={() => run('copy')}
              >
                Copy
              </Button>
            )}
            <Button variant="primary" icon={<Download aria-hidden />} onClick={() => run('download')}>
              Download .{format.extension}
            </Button>
          </div>
        </footer>
      </div>
    </Dialog>
  );
};

export default ExportDialog;
