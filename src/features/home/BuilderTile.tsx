import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';

import { colorFromHex } from '../../color/color';
import { contrastRatio, formatRatio, readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { mixColors } from '../../color/mixColors';
import { shadeScale } from '../../color/shadeScale';
import type { Color, Palette } from '../../color/types';
import { textLevel } from '../../color/wcagLevel';
import { PATHS } from '../../domain/paths';
import { levelLines } from '../../domain/wcagSentences';
import { useAppSelector } from '../../state/hooks';
import { selectEntry } from '../../state/palette/historySlice';
import { readLatestPalette } from '../../state/palette/stored/latestPalette';
import { useServices } from '../../state/servicesContext';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './BuilderTile.module.css';
import { HomeTile } from './HomeTile';
import { textPairs } from './textPairs';

const SAMPLE: Palette = ['#0F2A30', '#1B6B6F', '#E9B44C', '#E4572E', '#F4EFE2'].map((hex) =>
  colorFromHex(hex),
);
const FIRST_SELECTED = 1;
/** Positions of the colors between two neighbors, as between swatches of the builder. */
const SEAM_PARTS = [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6];

const fill = (color: Color): VariableStyle => ({ '--c': formatHex(color), '--ink': readableInk(color.rgb) });

const Seam = ({ from, to }: { readonly from: Color; readonly to: Color }) => (
  <span className={styles.seam}>
    {SEAM_PARTS.map((part) => (
      <i key={part} style={fill(mixColors(from, to, part))} />
    ))}
    <span className={styles.plus}>
      <Plus />
    </span>
  </span>
);

/** The visitor's own palette, if any; the hovered color expands and shows its scale. */
export const BuilderTile = () => {
  const { storage } = useServices();
  // The history is read as soon as an account leaves, whose palettes leave it.
  const open = useAppSelector(selectEntry)?.colors;
  const palette = useMemo(() => open ?? readLatestPalette(storage) ?? SAMPLE, [open, storage]);
  const [selectedIndex, setSelectedIndex] = useState(FIRST_SELECTED);
  const selected = palette[selectedIndex] ?? palette[0];
  const seamAfter = Math.floor(palette.length / 2);
  const pairs = useMemo(() => textPairs(palette), [palette]);
  return (
    <HomeTile
      path={PATHS.builder}
      title="Palette builder"
      text="Generate, lock, adjust, check contrast, export"
    >
      <div className={styles.columns}>
        {palette.map((color, index) => {
          const before = index === seamAfter ? palette[index - 1] : undefined;
          return [
            before && <Seam key="seam" from={before} to={color} />,
            <div
              // Two colors of a palette may be the same.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className={styles.column}
              data-selected={index === selectedIndex || undefined}
              style={fill(color)}
              onPointerEnter={() => setSelectedIndex(index)}
            >
              <span>{formatHex(color).slice(1)}</span>
            </div>,
          ];
        })}
      </div>
      <div className={styles.scale}>
        {selected &&
          shadeScale(selected).map(({ step, color }) => (
            <span key={step} style={fill(color)}>
              {step}
            </span>
          ))}
      </div>
      <div className={styles.pairs}>
        {pairs.map(({ background, text }) => {
          const ratio = contrastRatio(background.rgb, text.rgb);
          const style: VariableStyle = { ...fill(background), '--text-color': formatHex(text) };
          return (
            <span key={formatHex(background)} style={style} title={levelLines(ratio)}>
              <b>Aa</b>
              {formatRatio(ratio)} {textLevel(ratio)}
            </span>
          );
        })}
      </div>
    </HomeTile>
  );
};
