import { colorFromPacked } from '../../../color/color';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { PALETTE_MAX, PALETTE_MIN } from '../../../color/paletteSize';
import { shareLabels } from '../../../color/shareLabels';
import { shareMessage, sharesMessage } from '../../../domain/shareMessages';
import { withoutExtension } from '../../../domain/withoutExtension';
import { askToSave } from '../../../state/palette/askToSave';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { Panel } from '../../../ui/Panel';
import { ShareMenu } from '../../../ui/ShareMenu';
import { SelectField } from '../../../ui/SelectField';
import { Skeleton } from '../../../ui/Skeleton';
import type { VariableStyle } from '../../../ui/variableStyle';
import { createPalette } from '../../../palette/palette';
import { cleanPaletteName, cutName } from '../../../palette/paletteName';
import { useOpenPalette } from '../../../state/palette/useOpenPalette';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { useOpenTheme } from '../../../state/theme/useOpenTheme';
import { paletteOf } from './paletteOf';
import { BuilderLink } from './BuilderLink';
import { useOpenBuilder } from './useOpenBuilder';
import { resizeVideoPalette } from './videoPalette';
import { isWhole } from '../timeline/part/part';
import {
  selectPart,
  selectVideoPalette,
  selectVideoPaletteSize,
  selectRun,
  selectShown,
} from '../videoExtractionSlice';
import styles from './VideoPalettePanel.module.css';

const SIZES = Array.from({ length: PALETTE_MAX - PALETTE_MIN + 1 }, (_, i) => ({
  value: i + PALETTE_MIN,
  label: `${i + PALETTE_MIN} colors`,
}));

/** One palette for the whole video, with shares. */
export const VideoPalettePanel = ({ signal }: { readonly signal: () => AbortSignal }) => {
  const dispatch = useAppDispatch();
  const openPalette = useOpenPalette();
  const openTheme = useOpenTheme();
  const sharePalette = useSharePalette();
  const openBuilder = useOpenBuilder();
  const isRunning = useAppSelector(selectRun) !== null;
  const video = useAppSelector(selectShown)?.name;
  const name = video === undefined ? null : cleanPaletteName(cutName(withoutExtension(video)));
  const palette = useAppSelector(selectVideoPalette);
  const size = useAppSelector(selectVideoPaletteSize);
  const colors = palette.map(({ rgb }) => rgb);
  const percents = shareLabels(palette.map(({ share }) => share));
  const filmRead = isRunning ? 'film so far' : 'film';
  const whole = isWhole(useAppSelector(selectPart)) ? filmRead : 'range';
  const isPalette = colors.length >= PALETTE_MIN;
  const save = () => dispatch(askToSave({ colors: paletteOf(colors), name }));
  return (
    <Panel
      title={isRunning ? 'Film so far' : 'Film palette'}
      isFlush
      controls={
        <SelectField
          label="Number of colors"
          options={SIZES}
          value={size}
          isDisabled={!isPalette}
          onChange={(next) => void dispatch(resizeVideoPalette(next, signal()))}
        />
      }
    >
      <div className={styles.stack}>
        {palette.length === 0 && isRunning && <Skeleton radius={0} />}
        {palette.map(({ rgb, share }, i) => {
          const color = colorFromPacked(rgb);
          const hex = formatHex(color);
          const style: VariableStyle = {
            '--color': hex,
            '--ink': readableInk(color.rgb),
            '--share': share * 100,
          };
          return (
            <BuilderLink
              key={rgb}
              className={styles.color}
              style={style}
              colors={colors}
              onOpen={openBuilder}
              title="Open in palette builder"
            >
              <span>{hex}</span>
              <span title={shareMessage(percents[i] ?? '', whole)}>{percents[i]}%</span>
            </BuilderLink>
          );
        })}
      </div>
      {palette.length > 0 && <p className={styles.note}>{sharesMessage(whole)}</p>}
      <div className={styles.foot}>
        <Button variant="quiet" size="small" disabled={!isPalette} onClick={save}>
          Save
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={!isPalette}
          onClick={() => openTheme({ colors: paletteOf(colors), name })}
        >
          Theme
        </Button>
        {isPalette && (
          <ShareMenu size="small" onShare={(way) => sharePalette({ colors: paletteOf(colors), name }, way)} />
        )}
        <Button
          variant="primary"
          size="small"
          disabled={!isPalette}
          onClick={() => openPalette(createPalette(paletteOf(colors)))}
        >
          Open in builder
        </Button>
      </div>
    </Panel>
  );
};
