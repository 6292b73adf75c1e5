import { Download } from 'lucide-react';
import { fileStem } from '../../../domain/fileStem';
import { downloadFile } from '../../../state/downloadFile';
import { writeSvg } from '../../../theme/drawing/svgWriting';
import type { ThemeMode } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { MODE_LABELS } from '../modeLabels';
import styles from './DrawingPreview.module.css';
import type { OwnDrawing } from './ownDrawing';
import { useSavePng } from './useSavePng';

type SaveDrawingProps = {
  readonly own: OwnDrawing;
  readonly mode: ThemeMode;
  /** Its colors in this mode as 0xRRGGBB, for normal vision even if the preview simulates another. */
  readonly colors: readonly number[];
};

/** Saves the drawing in the colors of a mode: an SVG as SVG or PNG, a picture as full-size PNG. */
export const SaveDrawing = ({ own, mode, colors }: SaveDrawingProps) => {
  const { progress, save, cancel } = useSavePng();
  const stem = `${fileStem(own.name)}-${mode}`;
  const label = MODE_LABELS[mode].toLowerCase();
  if (progress)
    return (
      <div className={styles.saves}>
        <output className={styles.progress}>
          {progress.stage === 'writing'
            ? 'Writing the PNG'
            : `Drawing ${((own.width * own.height) / 1e6).toFixed(1)} megapixels, ${Math.round(100 * progress.done)}%`}
        </output>
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    );
  return (
    <div className={styles.saves}>
      {own.kind === 'svg' && (
        <Button
          size="small"
          icon={<Download aria-hidden />}
          aria-label={`Save the ${label} drawing as SVG`}
          onClick={() =>
            downloadFile(
              `${stem}.svg`,
              'image/svg+xml',
              new TextEncoder().encode(writeSvg(own.drawing, colors)),
            )
          }
        >
          SVG
        </Button>
      )}
      <Button
        size="small"
        icon={<Download aria-hidden />}
        aria-label={`Save the ${label} drawing as PNG`}
        onClick={() => void save(own, colors, `${stem}.png`)}
      >
        PNG
      </Button>
    </div>
  );
};
