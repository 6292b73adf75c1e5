import { Check } from 'lucide-react';

import { formatPackedP3 } from '../../../color/formatCss';
import { Tooltip } from '../../../ui/Tooltip';
import type { RovingItem } from '../../../ui/useRovingFocus';
import { useCopied } from '../../../ui/useCopied';
import styles from './PaletteColumns.module.css';

const MEANING = 'Wider than sRGB: shown as the nearest color in sRGB';

/** Marks a color outside sRGB, and copies its exact value. `p3` is Display P3 as 0xRRGGBB. */
export const WideMark = ({ p3, item }: { readonly p3: number; readonly item: RovingItem }) => {
  const { copied, copy } = useCopied();
  const css = formatPackedP3(p3);
  return (
    <span className={styles.wide}>
      <Tooltip label={`${MEANING}. Copy ${css}`}>
        <button
          type="button"
          aria-label={`P3: copy ${css}. ${MEANING}`}
          onClick={() => void copy(css)}
          {...item}
        >
          {copied === css ? <Check aria-hidden /> : 'P3'}
        </button>
      </Tooltip>
    </span>
  );
};
