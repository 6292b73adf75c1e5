import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { KeyHint } from '../../../ui/KeyHint';
import { generatePalette } from '../generator/generatePalette';
import { comboHint } from '../shortcuts/keyNames';
import { SHORTCUTS } from '../shortcuts/shortcuts';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';

export const GenerateButton = () => {
  const dispatch = useAppDispatch();
  const hasKey = useAppSelector(selectHasSingleKeys);
  return (
    <Button variant="primary" title="Generate new palette" onClick={() => dispatch(generatePalette())}>
      Generate
      {hasKey && <KeyHint>{comboHint(SHORTCUTS.generate.combos[0])}</KeyHint>}
    </Button>
  );
};
