import { useAppSelector } from '../../../../state/hooks';
import { Panel } from '../../../../ui/Panel';
import { SelectedColorMark } from '../../SelectedColorMark';
import { selectSelectedColor } from '../../palette/selectors';
import type { PanelProps } from '../../panels';
import { ColorArea } from './ColorArea';
import styles from './ColorValuesPanel.module.css';
import { COLOR_FORMATS } from './colorFormats';
import { usePastedColor } from './usePastedColor';
import { ValueBlock } from './ValueBlock';

const ColorValuesPanel = ({ title }: PanelProps) => {
  const color = useAppSelector(selectSelectedColor);
  usePastedColor();
  return (
    <Panel title={title} mark={<SelectedColorMark />}>
      {color && (
        <div className={styles.content}>
          <ColorArea color={color} />
          <div className={styles.values}>
            {COLOR_FORMATS.map((format) => (
              <ValueBlock key={format.label} format={format} color={color} />
            ))}
          </div>
        </div>
      )}
    </Panel>
  );
};

export default ColorValuesPanel;
