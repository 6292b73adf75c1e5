import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SeenPair } from '../../../../color/confusedPairs';
import type { Flags } from '../../../../color/generate/scope';
import type { Palette } from '../../../../color/types';
import { PANEL_MESSAGES } from '../../../../domain/panelMessages';
import { usePaletteNames } from '../../../../state/usePaletteNames';
import { Button } from '../../../../ui/Button';
import { useFocusFallback } from '../../../../ui/useFocusFallback';
import styles from './ConfusedPairs.module.css';
import { ConfusionList } from './ConfusionList';
import { confusionSentence, nearestSentence } from './confusionWords';
import { SafeSuggestion } from './SafeSuggestion';
import { useSafeSuggestion } from './useSafeSuggestion';

type ConfusedPairsProps = {
  readonly colors: Palette;
  readonly locked: Flags;
  readonly pairs: readonly SeenPair[];
  /** The pair that is nearest to looking alike. */
  readonly nearest: SeenPair | null;
  readonly onUse: (palette: Palette) => void;
};

/** Which colors look alike, with which vision, and a palette in which they do not. */
export const ConfusedPairs = ({ colors, locked, pairs, nearest, onUse }: ConfusedPairsProps) => {
  const names = usePaletteNames(colors);
  const [isListed, setIsListed] = useState(false);
  const { state, suggest, discard } = useSafeSuggestion(colors, locked);
  // Each step of a suggestion replaces the button that was pressed.
  const keptFocus = useFocusFallback((group) => group.querySelector('button') ?? group);

  if (pairs.length === 0) {
    return (
      <div className={styles.confused} tabIndex={-1} {...keptFocus}>
        <p className={styles.notice}>
          <CircleCheck aria-hidden />
          {PANEL_MESSAGES.allColorsDistinct} {nearestSentence(nearest, names)}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.confused} tabIndex={-1} {...keptFocus}>
      <div className={styles.notice}>
        <TriangleAlert aria-hidden />
        <details onToggle={(event) => setIsListed(event.currentTarget.open)}>
          <summary>
            {typeof state === 'object' && state.isOther && `${PANEL_MESSAGES.beforeSuggestion} `}
            {confusionSentence(pairs, names)}
          </summary>
        </details>
        {state === 'none' && (
          <Button size="small" onClick={() => void suggest()}>
            Suggest
          </Button>
        )}
        {state === 'looking' && (
          <Button size="small" aria-busy onClick={discard}>
            Cancel
          </Button>
        )}
      </div>
      {isListed && <ConfusionList pairs={pairs} names={names} />}
      {typeof state === 'object' && <SafeSuggestion suggestion={state} onUse={onUse} onDiscard={discard} />}
      <output className={styles.status}>{state === 'looking' ? 'Looking for a safer palette' : ''}</output>
    </div>
  );
};
