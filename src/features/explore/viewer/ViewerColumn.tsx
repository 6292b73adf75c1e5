import { Check, Copy } from 'lucide-react';

import { contrastRatio, formatRatio, readableInk } from '../../../color/contrast';
import { formatHex, formatHsl, formatRgb } from '../../../color/format';
import { parseColor } from '../../../color/parse';
import type { Color } from '../../../color/types';
import spoken from '../../../ui/spoken.module.css';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './ViewerColumn.module.css';

type ViewerColumnProps = {
  readonly color: Color;
  readonly name: string;
  readonly isCopied: boolean;
  readonly onCopy: () => void;
};

const WHITE = parseColor('#FFFFFF');

/** One color over the full height. A click copies its hex. */
export const ViewerColumn = ({ color, name, isCopied, onCopy }: ViewerColumnProps) => {
  const hex = formatHex(color);
  const ink = readableInk(color.rgb);
  const style: VariableStyle = { '--color': hex, '--ink': ink };
  const text = ink === formatHex(WHITE) ? 'White' : 'Black';
  const ratio = formatRatio(contrastRatio(parseColor(ink).rgb, color.rgb));
  return (
    <button type="button" className={styles.column} style={style} onClick={onCopy}>
      <span className={spoken.spoken}>Copy </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.hex}>
        {hex}
        {isCopied ? <Check aria-hidden data-copied /> : <Copy aria-hidden />}
      </span>
      <span className={styles.values}>
        <span>{formatRgb(color)}</span>
        <span>{formatHsl(color)}</span>
        <span>{`${text} text ${ratio}:1`}</span>
      </span>
    </button>
  );
};
