import { simulateDeficiency, DEFICIENCIES } from '../../../color/deficiency';
import { colorFromRgb, packRgb } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { writeSvg } from '../../../theme/drawing/svgWriting';
import type { ThemeMode } from '../../../theme/theme';
import { useMemo } from 'react';
import { MODE_LABELS } from '../modeLabels';
import type { PreviewVision } from '../preview/roleVariables';
import styles from './DrawingPreview.module.css';
import type { OwnDrawing } from './ownDrawing';
import { PicturePreview } from './PicturePreview';
import { SaveDrawing } from './SaveDrawing';
import { SvgPreview } from './SvgPreview';

type DrawingPreviewProps = {
  readonly own: OwnDrawing;
  readonly mode: ThemeMode;
  /** Its colors in this mode. */
  readonly colors: readonly Color[];
  /** The page color behind it. */
  readonly page: Color;
  readonly vision: PreviewVision;
};

/** The drawing in one mode as seen by a kind of color vision, with buttons to save it. */
export const DrawingPreview = ({ own, mode, colors, page, vision }: DrawingPreviewProps) => {
  const [packed, seen, ground] = useMemo(() => {
    const see = (color: Color): Color =>
      vision === 'normal' ? color : colorFromRgb(simulateDeficiency(color.rgb, vision));
    const asSeen = colors.map((color) => packRgb(see(color).rgb));
    return [colors.map(({ rgb }) => packRgb(rgb)), asSeen, formatHex(see(page))] as const;
  }, [colors, page, vision]);
  const label = MODE_LABELS[mode].toLowerCase();
  const as = vision === 'normal' ? '' : `, ${DEFICIENCIES[vision].label.toLowerCase()}`;
  const name = `${own.name} in ${label}${as}`;
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} style={{ background: ground }}>
        {own.kind === 'svg' ? (
          <SvgPreview svg={writeSvg(own.drawing, seen)} name={name} width={own.width} height={own.height} />
        ) : (
          <PicturePreview own={own} target={seen} name={name} />
        )}
      </div>
      <figcaption className={styles.foot}>
        <span className={styles.mode}>{MODE_LABELS[mode]}</span>
        <SaveDrawing own={own} mode={mode} colors={packed} />
      </figcaption>
    </figure>
  );
};
