import { useState } from 'react';

import { PRO_CHOICES, VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { dialogOpened, selectOpenDialog } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectLimitPlan } from '../../../state/session/limitPlan';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import {
  INTERVALS,
  settingsFor,
  SPEEDS,
  type ChosenSettings,
  type Interval,
  type Speed,
} from './captureSettings';
import { selectChosen, selectOpening, selectSettings } from '../videoExtractionSlice';
import { ChosenStill } from './ChosenStill';
import styles from './ConfigureDialog.module.css';
import { describeVideo, estimateRun } from './describeVideo';
import { OptionGroup, type Option } from './OptionGroup';
import { chooseSettings } from './storedSettings';

const toOptions = <Value extends string>(
  values: readonly Value[],
  table: Readonly<Record<Value, Omit<Option<Value>, 'value'>>>,
): Option<Value>[] => values.map((value) => ({ value, ...table[value] }));

const INTERVAL_OPTIONS = toOptions<Interval>(['1', '5', 'scenes'], INTERVALS);
const SPEED_OPTIONS = toOptions<Speed>(['1', '2', '3', 'max'], SPEEDS);

type ConfigureDialogProps = { readonly onCancel: () => void; readonly onExtract: () => void };

/**
 * Settings for the chosen video: what is captured, and how fast. Opens at once, while the video is still being opened.
 */
export const ConfigureDialog = ({ onCancel, onExtract }: ConfigureDialogProps) => {
  const dispatch = useAppDispatch();
  const opening = useAppSelector(selectOpening);
  const chosen = useAppSelector(selectChosen);
  const plan = useAppSelector(selectLimitPlan);
  const settings = settingsFor(useAppSelector(selectSettings), plan, chosen?.info.durationSeconds ?? null);
  // Another dialog is in front: this one is shown again afterwards.
  const isBehind = useAppSelector(selectOpenDialog) !== null;
  const [isGated, setIsGated] = useState(false);

  const change = (changed: ChosenSettings) => {
    setIsGated(false);
    dispatch(chooseSettings(changed));
  };
  const leave = () => {
    setIsGated(false);
    onCancel();
  };
  const gate = () => setIsGated(true);
  const shared = { isLocked: plan !== 'pro', onLocked: gate };
  return (
    <Dialog
      title="Configure extraction"
      isOpen={(opening !== null || chosen !== null) && !isBehind}
      onClose={leave}
      size="medium"
      footer={
        <div className={styles.foot}>
          <span className={styles.estimate}>{chosen && estimateRun(chosen.info, settings)}</span>
          <Button onClick={leave}>Cancel</Button>
          <Button variant="primary" disabled={chosen === null} onClick={onExtract} data-autofocus>
            Extract Palettes
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <div className={styles.film}>
          <ChosenStill chosen={chosen} />
          <p className={styles.about}>
            <b>{chosen?.name ?? opening?.name ?? 'Video'}</b>
            <span>{chosen ? describeVideo(chosen.info) : 'Opening the video…'}</span>
          </p>
        </div>
        <OptionGroup
          label="Frame interval"
          options={INTERVAL_OPTIONS}
          value={settings.interval}
          onChange={(interval) => change({ interval })}
          {...shared}
        />
        <OptionGroup
          label="Speed"
          options={SPEED_OPTIONS}
          value={settings.speed}
          onChange={(speed) => change({ speed })}
          {...shared}
        />
        {plan !== 'pro' && (
          <div className={styles.gate}>
            {!isGated && <span className={styles.hint}>{PRO_CHOICES}</span>}
            <span role="alert">{isGated && VIDEO_MESSAGES.needsProForVideo}</span>
            <Button size="small" onClick={() => dispatch(dialogOpened({ dialog: 'upgrade' }))}>
              Upgrade to PRO
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
};
