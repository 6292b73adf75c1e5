import { Check, Copy } from 'lucide-react';
import type { Color } from '../../../../color/types';
import { useCopied } from '../../../../ui/useCopied';
import type { ColorFormat } from './colorFormats';
import styles from './ValueBlock.module.css';

// Created once: React skips an identical element.
const COPIED = <Check className={styles.icon} data-copied aria-hidden />;
const COPY = <Copy className={styles.icon} aria-hidden />;

type ValueBlockProps = { readonly format: ColorFormat; readonly color: Color };

/** The color in one format; a click copies it. */
export const ValueBlock = ({ format, color }: ValueBlockProps) => {
  const { copied, copy } = useCopied();
  const text = format.format(color);
  const parts = format.parts(color);
  return (
    <button
      type="button"
      className={styles.block}
      title={`Copy ${format.label}`}
      onClick={() => void copy(text)}
    >
      <span className={styles.label}>{format.label}</span>
      <span className={styles.parts} data-count={parts.length}>
        {parts.map(({ value, channel }) => (
          <span key={channel ?? value} className={styles.part}>
            <span className={styles.value}>{value}</span>
            {channel && <span className={styles.channel}>{channel}</span>}
          </span>
        ))}
        {format.caption !== undefined && <span className={styles.caption}>{format.caption}</span>}
      </span>
      {copied === text ? COPIED : COPY}
    </button>
  );
};
