import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readableInk } from '../../../../color/contrast';
import { formatHex } from '../../../../color/format';
import { colorName } from '../../../../color/names';
import type { CssColor } from '../../../../color/parseCssColor';
import type { Color } from '../../../../color/types';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './ColorArea.module.css';
import { ColorField } from './ColorField';

type ColorAreaProps = {
  readonly color: Color;
  /** The nearest name, which no other color of the palette has. */
  readonly name: string;
  /** The color is only the nearest that sRGB has to the one that was entered. */
  readonly isOutsideSrgb: boolean;
  readonly onEnter: (color: CssColor) => void;
};

/** The selected color and its names; a click turns it into a field for another one. */
export const ColorArea = ({ color, name, isOutsideSrgb, onEnter }: ColorAreaProps) => {
  const area = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const hex = formatHex(color);
  const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
  const closeAndReturn = () => {
    flushSync(() => setIsEditing(false));
    area.current?.focus();
  };

  if (isEditing) {
    return (
      <div className={styles.area} style={style}>
        <ColorField
          onEnter={(entered) => {
            onEnter(entered);
            closeAndReturn();
          }}
          onCancel={(how) => (how === 'escape' ? closeAndReturn() : setIsEditing(false))}
        />
      </div>
    );
  }
  const tableName = colorName(color.hsl);
  return (
    <button
      type="button"
      ref={area}
      className={styles.area}
      style={style}
      title="Click to enter a HEX"
      onClick={() => setIsEditing(true)}
    >
      {isOutsideSrgb && (
        <span className={styles.badge} title={`Shown and exported as ${hex}`}>
          outside sRGB
        </span>
      )}
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {name !== tableName && <span>{tableName}</span>}
      </span>
      <span>Enter HEX</span>
    </button>
  );
};
