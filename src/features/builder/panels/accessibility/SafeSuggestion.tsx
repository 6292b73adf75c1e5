import { useLayoutEffect, useRef } from 'react';

import type { Palette } from '../../../../color/types';
import { PANEL_MESSAGES } from '../../../../domain/panelMessages';
import { usePaletteNames } from '../../../../state/usePaletteNames';
import { Button } from '../../../../ui/Button';
import { PaletteResult } from '../../result/PaletteResult';
import styles from './SafeSuggestion.module.css';
import { confusionSentence, nearestSentence } from './confusionWords';
import { ConfusionList } from './ConfusionList';
import type { Suggestion } from './useSafeSuggestion';

type SafeSuggestionProps = {
  readonly suggestion: Suggestion;
  readonly onUse: (palette: Palette) => void;
  readonly onDiscard: () => void;
};

/** A palette that fewer people confuse, or nobody, to accept or discard. */
export const SafeSuggestion = ({ suggestion, onUse, onDiscard }: SafeSuggestionProps) => {
  const { palette, unsolved, nearest, isOther } = suggestion;
  const names = usePaletteNames(palette);
  const section = useRef<HTMLElement>(null);
  // On a phone it may be made below the window.
  useLayoutEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} className={styles.suggestion} aria-label="Suggested palette">
      {isOther && (
        <div className={styles.strip}>
          <PaletteResult
            label="Suggested"
            palette={palette}
            title="Use this palette"
            onClick={() => onUse(palette)}
          />
        </div>
      )}
      <output>
        {!isOther && `${PANEL_MESSAGES.noSaferPalette} `}
        {unsolved.length === 0
          ? `${PANEL_MESSAGES.suggestionSolvesAll} ${nearestSentence(nearest, names)}`
          : `${PANEL_MESSAGES.suggestionLeaves} ${confusionSentence(unsolved, names)}`}
      </output>
      {unsolved.length > 0 && <ConfusionList pairs={unsolved} names={names} />}
      <div className={styles.choice}>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {isOther ? 'Discard' : 'Close'}
        </Button>
        {isOther && (
          <Button size="small" onClick={() => onUse(palette)}>
            Use suggestion
          </Button>
        )}
      </div>
    </section>
  );
};
