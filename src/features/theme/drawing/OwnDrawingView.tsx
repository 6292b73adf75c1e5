import { Image as ImageIcon, Upload } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { DRAWING_MESSAGES } from '../../../domain/drawingMessages';
import { Button } from '../../../ui/Button';
import { LocalOnly } from '../../../ui/LocalOnly';
import { FieldProblem } from '../../../ui/FieldProblem';
import type { BothModes } from '../../../theme/drawing/placeColors';
import type { PreviewVision } from '../preview/roleVariables';
import type { ModeView } from '../useModeColors';
import { useSettled } from '../useSettled';
import { useAppSelector } from '../../../state/hooks';
import { selectIsThemeDragged } from '../../../state/theme/themeSlice';
import { DrawingEditor } from './DrawingEditor';
import styles from './OwnDrawingView.module.css';
import type { DrawingState } from './ownDrawing';
import { useBroughtDrawing } from './useBroughtDrawing';
import { useReadDrawing, type SetDrawing } from './useReadDrawing';

type OwnDrawingViewProps = {
  readonly state: DrawingState;
  readonly onChange: SetDrawing;
  readonly light: ModeView;
  readonly dark: ModeView;
  readonly vision: PreviewVision;
};

/** A user's own SVG or screenshot in the colors of the theme, light beside dark. */
const OwnDrawingView = ({ state, onChange, light, dark, vision }: OwnDrawingViewProps) => {
  const isDragged = useAppSelector(selectIsThemeDragged);
  const [settledLight, settledDark] = [useSettled(light, isDragged), useSettled(dark, isDragged)];
  const modes = useMemo(
    (): BothModes => ({ light: settledLight.colors, dark: settledDark.colors }),
    [settledLight, settledDark],
  );
  const reader = useReadDrawing(state, onChange, modes);
  const { isOver, target } = useBroughtDrawing(reader);
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const { own } = state;
  const { reading } = reader;
  return (
    <div className={styles.view} role="presentation" data-over={isOver || undefined} {...target}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".svg,.svgz,image/*"
        aria-label="Drawing file"
        onChange={({ target: { files }, currentTarget }) => {
          const file = files?.[0];
          if (file) reader.take(file, file.name);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      {own ? (
        <DrawingEditor
          own={own}
          state={state}
          modes={modes}
          theme={settledLight.theme}
          vision={vision}
          onChange={onChange}
          onChoose={choose}
          onRemove={reader.remove}
        />
      ) : (
        <section className={styles.zone} aria-label="Choose a drawing">
          <h3>{DRAWING_MESSAGES.title}</h3>
          <p>{DRAWING_MESSAGES.note}</p>
          <Button variant="primary" icon={<Upload aria-hidden />} onClick={choose}>
            Choose a file
          </Button>
          <LocalOnly>{DRAWING_MESSAGES.promise}</LocalOnly>
        </section>
      )}
      <div className={styles.status}>
        <output>
          {reading !== null && (
            <span className={styles.reading}>
              <ImageIcon aria-hidden />
              {`Reading ${reading}`}
            </span>
          )}
        </output>
        {reading !== null && (
          <Button size="small" onClick={reader.cancel}>
            Cancel
          </Button>
        )}
        <FieldProblem problem={reader.problem} />
      </div>
    </div>
  );
};

export default OwnDrawingView;
