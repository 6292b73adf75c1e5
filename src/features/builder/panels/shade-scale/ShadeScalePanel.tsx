import { useContext, useMemo, useState } from 'react';
import { formatHex } from '../../../../color/format';
import { nameToIdentifier } from '../../../../color/identifier';
import { shadeScale, type Shade } from '../../../../color/shadeScale';
import type { Color } from '../../../../color/types';
import { scaleLabel } from '../../../../palette/identifiers';
import { useAppDispatch } from '../../../../state/hooks';
import { usePaletteNames } from '../../../../state/usePaletteNames';
import { Button } from '../../../../ui/Button';
import { CopyTextContext } from '../../../../ui/copyTextContext';
import { Menu } from '../../../../ui/Menu';
import { Panel } from '../../../../ui/Panel';
import { useCopied } from '../../../../ui/useCopied';
import { replaceSelectedColor } from '../../../../state/palette/editPalette';
import { useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { SelectedColorMark } from '../../SelectedColorMark';
import { customProperty, SCALE_FORMATS } from './scaleFormats';
import styles from './ShadeScalePanel.module.css';
import { ShadeSteps } from './ShadeSteps';

/** Lines of code shown: the current step between its neighbors. */
const PREVIEW_LINES = 3;

const linesAround = (shades: readonly Shade[], index: number): readonly Shade[] => {
  const first = Math.max(0, Math.min(index - 1, shades.length - PREVIEW_LINES));
  return shades.slice(first, first + PREVIEW_LINES);
};

const ShadeScalePanel = ({ title }: PanelProps) => {
  const dispatch = useAppDispatch();
  const { colors, color, selected } = useShownPalette();
  const id = nameToIdentifier(scaleLabel(usePaletteNames(colors)[selected] ?? ''));
  const copyText = useContext(CopyTextContext);
  const { copied, copy } = useCopied();
  const shades = useMemo(() => shadeScale(color), [color]);
  // Bound to one color: the scale of another one starts at its own step.
  const [picked, setPicked] = useState<{ readonly of: Color; readonly step: Shade['step'] } | null>(null);
  const isCurrent = ({ step, isAnchor }: Shade): boolean =>
    picked?.of === color ? step === picked.step : isAnchor;
  const index = shades.findIndex(isCurrent);
  const shade = shades[index];

  return (
    <Panel
      title={title}
      mark={<SelectedColorMark />}
      controls={
        <Menu
          label="Copy scale"
          size="small"
          options={SCALE_FORMATS}
          onSelect={(format) => {
            const row = SCALE_FORMATS.find(({ value }) => value === format);
            if (row) void copyText(row.write(id, shades));
          }}
        />
      }
    >
      <div className={styles.content}>
        <ShadeSteps
          shades={shades}
          copied={copied}
          onCopy={({ step }, hex) => {
            setPicked({ of: color, step });
            void copy(hex);
          }}
        />
        {shade && (
          <div className={styles.picked}>
            <span className={styles.dot} style={{ background: formatHex(shade.color) }} />
            <p>
              <span className={styles.hex}>{formatHex(shade.color)}</span>{' '}
              {shade.isAnchor ? `is ${shade.step}, unchanged` : `is ${shade.step}`}
            </p>
            {/* Remains in place when used, and so keeps the focus. */}
            <Button
              size="small"
              disabled={shade.isAnchor}
              onClick={() => dispatch(replaceSelectedColor(shade.color))}
            >
              Use color
            </Button>
          </div>
        )}
        <pre className={styles.code}>
          {linesAround(shades, index).map((line) => (
            <span key={line.step} data-current={line === shade || undefined}>
              {customProperty(id, line)}
            </span>
          ))}
        </pre>
      </div>
    </Panel>
  );
};

export default ShadeScalePanel;
