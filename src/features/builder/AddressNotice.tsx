import { X } from 'lucide-react';
import { useRef } from 'react';
import { BUILDER_MESSAGES } from '../../domain/builderMessages';
import { IconButton } from '../../ui/IconButton';
import { useFocusReturn } from '../../ui/useFocusReturn';
import styles from './BuilderPage.module.css';
import { usePaletteAddress } from './usePaletteAddress';

const Notice = ({ onDismiss }: { readonly onDismiss: () => void }) => {
  const notice = useRef<HTMLElement>(null);
  useFocusReturn(notice);
  return (
    <aside ref={notice} className={styles.notice}>
      <p role="alert">{BUILDER_MESSAGES.paletteLinkInvalid}</p>
      <IconButton label="Dismiss" icon={<X aria-hidden />} size="small" onClick={onDismiss} />
    </aside>
  );
};

/**
 * Synchronizes palette and address, and reports an address without a palette. Only this component renders when either
 * changes.
 */
export const AddressNotice = () => {
  const { isInvalid, dismiss } = usePaletteAddress();
  return isInvalid && <Notice onDismiss={dismiss} />;
};
