import { IMPORT_EXAMPLE } from '../../domain/importMessages';
import { selectAskedDialogs, type DialogPropsOf } from '../../state/dialogsSlice';
import { useAppSelector } from '../../state/hooks';
import { useOfferBack } from '../../state/useOfferBack';
import { Dialog } from '../../ui/Dialog';
import { FoundBoundary } from './FoundBoundary';
import { FoundColors } from './FoundColors';
import { ReadingFailed } from './ReadingFailed';
import { ReadingProgress } from './ReadingProgress';
import { SourceField } from './SourceField';
import { useImportSource } from './useImportSource';
import { usePaletteReading } from './usePaletteReading';
import { UseColors } from './UseColors';

/** Colors from anywhere: text, a link or a file becomes the palette of the builder, as one step. */
const ImportDialog = ({ text: brought = '', onClose }: DialogPropsOf<'import'>) => {
  const input = useImportSource(brought);
  const { source } = input;
  // Only typed text is offered back after closing: a file is chosen again as quickly as the dialog is opened again.
  const asked = useAppSelector(selectAskedDialogs).import;
  const given = asked?.dialog === 'import' ? (asked.text ?? '') : brought;
  const typed = typeof source === 'string' ? source : input.text;
  const isTyped = typed.trim() !== '' && typed !== given;
  const dismiss = useOfferBack(onClose, isTyped ? { dialog: 'import', text: typed } : null);
  const { isReading, part, failure, stop, readAgain, ...latest } = usePaletteReading(input.source);
  // Typed text is parsed within moments: until then the previous result stays. A file replaces it at once.
  const found = isReading && input.held ? null : latest.found;
  const fileName = input.held?.fileName ?? null;
  const isFileAlone = fileName !== null && input.text.trim() === '';
  return (
    <Dialog title="Import palette" isOpen onClose={dismiss} size="large">
      <SourceField input={input}>
        {isReading && input.held && <ReadingProgress part={part} onStop={stop} />}
        {failure && <ReadingFailed failure={failure} onReadAgain={readAgain} />}
        {found ? (
          <FoundBoundary source={found}>
            <FoundColors
              found={found}
              fileName={fileName}
              isOld={isReading}
              // Typed or pasted text is not overwritten.
              onExample={isFileAlone ? () => input.setText(IMPORT_EXAMPLE) : null}
              onUsed={onClose}
            />
          </FoundBoundary>
        ) : (
          <UseColors count={0} />
        )}
      </SourceField>
    </Dialog>
  );
};

export default ImportDialog;
