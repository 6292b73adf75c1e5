import { memo } from 'react';

import { formatHex } from '../../color/format';
import styles from './CodePreview.module.css';
import { PreviewBox } from './PreviewBox';
import type { CodeLine } from '../../palette/notations/codeLine';
import type { VariableStyle } from '../../ui/variableStyle';

const Text = ({ text, strong }: CodeLine) => {
  const start = strong === undefined ? -1 : text.indexOf(strong);
  if (strong === undefined || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <b>{strong}</b>
      {text.slice(start + strong.length)}
    </>
  );
};

/** The indent of a line, for the parts it wraps into. */
const indentOf = ({ text }: CodeLine): VariableStyle => ({ '--indent': `${text.search(/\S|$/)}ch` });

type CodePreviewProps = {
  readonly fileName: string;
  /** '55 values, 2.0 kB'. */
  readonly size: string;
  readonly lines: readonly CodeLine[];
};

/** The file's contents, with line numbers and a chip for every color; the only part of the dialog that scrolls. */
export const CodePreview = memo(({ fileName, size, lines }: CodePreviewProps) => (
  <PreviewBox fileName={fileName} size={size}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
    <pre className={styles.code} tabIndex={0} aria-label={fileName}>
      {lines.map((line, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is identified by its position
        <span key={i} className={styles.line}>
          <span className={styles.number} aria-hidden>
            {i + 1}
          </span>
          <span
            className={styles.chip}
            // Not by its style: when a style is removed, an empty attribute remains.
            data-filled={line.color !== undefined || undefined}
            style={line.color && { background: formatHex(line.color) }}
          />
          <span className={styles.text} style={indentOf(line)}>
            <Text {...line} />
          </span>
        </span>
      ))}
    </pre>
  </PreviewBox>
));
CodePreview.displayName = 'CodePreview';
