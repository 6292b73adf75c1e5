import { usePaletteNames } from '../../../../state/usePaletteNames';
import { Menu } from '../../../../ui/Menu';
import { Panel } from '../../../../ui/Panel';
import { useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { SelectedColorMark } from '../../SelectedColorMark';
import { ColorArea } from './ColorArea';
import styles from './ColorValuesPanel.module.css';
import { COLOR_FORMATS, EXTRA_FORMATS, wideFormat } from './colorFormats';
import { useEnteredColor } from './useEnteredColor';
import { useExtraFormats } from './useExtraFormats';
import { usePastedColor } from './usePastedColor';
import { ValueBlock } from './ValueBlock';

const ColorValuesPanel = ({ title }: PanelProps) => {
  const { colors, color, selected } = useShownPalette();
  const names = usePaletteNames(colors);
  const { chosen, toggle } = useExtraFormats();
  const { wide, enter } = useEnteredColor();
  usePastedColor(enter);
  // The entered value is shown even if its format is not chosen.
  const extras = EXTRA_FORMATS.filter(
    ({ value }) => chosen.includes(value) || (value === 'p3' && wide !== null),
  );
  return (
    <Panel
      title={title}
      mark={<SelectedColorMark />}
      controls={
        <Menu label="More formats" size="small" options={EXTRA_FORMATS} checked={chosen} onSelect={toggle} />
      }
    >
      <div className={styles.content}>
        <ColorArea
          color={color}
          index={selected}
          name={names[selected] ?? ''}
          isOutsideSrgb={wide !== null}
          onEnter={enter}
        />
        <div className={styles.values}>
          {COLOR_FORMATS.map((format) => (
            <ValueBlock key={format.label} format={format} color={color} />
          ))}
          {extras.map((format) => (
            <ValueBlock
              key={format.value}
              format={format.value === 'p3' && wide !== null ? wideFormat(wide) : format}
              color={color}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
};

export default ColorValuesPanel;
