import { sameColor } from '../../../../color/color';
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
  readonly colors: Palette;
  readonly suggestion: Suggestion;
  readonly onUse: (palette: Palette) => void;
  readonly onDiscard: () => void;
};

/** A palette that fewer people confuse, or nobody, to accept or discard. */
export const SafeSuggestion = ({ colors, suggestion, onUse, onDiscard }: SafeSuggestionProps) => {
  const { palette, unsolved, nearest } = suggestion;
  const names = usePaletteNames(palette);
  const isSame = palette.every((color, i) => {
    const own = colors[i];
    return own !== undefined && sameColor(own, color);
  });
  return (
    <section className={styles.suggestion} aria-label="Suggested palette">
      {!isSame && (
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
        {isSame && `${PANEL_MESSAGES.noSaferPalette} `}
        {unsolved.length === 0
          ? `${PANEL_MESSAGES.suggestionSolvesAll} ${nearestSentence(nearest, names)}`
          : `${PANEL_MESSAGES.suggestionLeaves} ${confusionSentence(unsolved, names)}`}
      </output>
      {unsolved.length > 0 && <ConfusionList pairs={unsolved} names={names} />}
      <div className={styles.choice}>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {isSame ? 'Close' : 'Discard'}
        </Button>
        {!isSame && (
          <Button size="small" onClick={() => onUse(palette)}>
            Use suggestion
          </Button>
        )}
      </div>
    </section>
  );
};
