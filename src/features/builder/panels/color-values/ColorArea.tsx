import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readableInk } from '../../../../color/contrast';
import { formatHex } from '../../../../color/format';
import { colorName } from '../../../../color/names';
import type { CssColor } from '../../../../color/parseCssColor';
import type { Color } from '../../../../color/types';
import { useAppDispatch, useAppSelector } from '../../../../state/hooks';
import { renameColor } from '../../../../state/palette/renameColor';
import { Tooltip } from '../../../../ui/Tooltip';
import type { VariableStyle } from '../../../../ui/variableStyle';
import { NameInput } from '../../naming/NameInput';
import { namingBegun, namingEnded, selectIsNamingColor } from '../../naming/namingSlice';
import styles from './ColorArea.module.css';
import { ColorField } from './ColorField';

type ColorAreaProps = {
  readonly color: Color;
  /** Its index in the palette. */
  readonly index: number;
  /** The given name, or the nearest one that is unique within the palette. */
  readonly name: string;
  /** The entered color is outside sRGB; this is the nearest one inside. */
  readonly isOutsideSrgb: boolean;
  readonly onEnter: (color: CssColor) => void;
};

/**
 * The selected color and its names; a click turns it into a field for another value, the pencil into one for a name.
 */
export const ColorArea = ({ color, index, name, isOutsideSrgb, onEnter }: ColorAreaProps) => {
  const dispatch = useAppDispatch();
  const area = useRef<HTMLButtonElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const isNaming = useAppSelector(selectIsNamingColor);
  const hex = formatHex(color);
  const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
  const closeAndReturn = () => {
    flushSync(() => setIsEditing(false));
    area.current?.focus();
  };

  const closeNaming = (kept: string | null, isByKey: boolean) => {
    flushSync(() => dispatch(namingEnded()));
    if (kept !== null) dispatch(renameColor(index, kept));
    if (isByKey) pencil.current?.focus();
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
  if (isNaming) {
    return (
      <div className={styles.area} style={style}>
        <div className={styles.form}>
          <NameInput
            label="Color name"
            className={styles.nameField}
            name={color.name ?? null}
            placeholder={name}
            onClose={closeNaming}
          />
          {color.name === undefined ? (
            <p className={styles.keysOnly}>Enter keeps it, Escape does not</p>
          ) : (
            <p>Empty for the name of its value</p>
          )}
        </div>
      </div>
    );
  }
  const tableName = colorName(color.hsl);
  return (
    <div className={styles.frame} style={style}>
      <button
        type="button"
        ref={area}
        className={styles.area}
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
        <span className={styles.enter}>Enter HEX</span>
      </button>
      <Tooltip label="Name this color">
        <button
          ref={pencil}
          type="button"
          className={styles.rename}
          aria-label={`Name color ${name}`}
          onClick={() => dispatch(namingBegun('color'))}
        >
          <Pencil aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
};
