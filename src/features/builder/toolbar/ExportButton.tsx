import { Download } from 'lucide-react';
import { useAppDispatch } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { Tooltip } from '../../../ui/Tooltip';
import { exportPalette } from '../palette/exportPalette';
import styles from './ExportButton.module.css';

/** Labeled where the toolbar has room for a word. */
export const ExportButton = ({ keyTitle }: { readonly keyTitle: string | undefined }) => {
  const dispatch = useAppDispatch();
  return (
    <span className={styles.export}>
      <Tooltip label={keyTitle === undefined ? 'Export palette' : `Export palette (${keyTitle})`}>
        <Button
          variant="quiet"
          icon={<Download aria-hidden />}
          aria-label="Export palette"
          onClick={() => dispatch(exportPalette())}
        >
          <span className={styles.word}>Export</span>
        </Button>
      </Tooltip>
    </span>
  );
};
