import { X } from 'lucide-react';
import { BUILDER_MESSAGES } from '../../domain/builderMessages';
import { IconButton } from '../../ui/IconButton';
import styles from './BuilderPage.module.css';
import { usePaletteAddress } from './usePaletteAddress';

/** Ties palette and address together, and says so where an address held no palette. It alone renders at every change of either. */
export const AddressNotice = () => {
  const { isInvalid, dismiss } = usePaletteAddress();
  return (
    isInvalid && (
      <aside className={styles.notice}>
        <p role="alert">{BUILDER_MESSAGES.paletteLinkInvalid}</p>
        <IconButton label="Dismiss" icon={<X aria-hidden />} size="small" onClick={dismiss} />
      </aside>
    )
  );
};
