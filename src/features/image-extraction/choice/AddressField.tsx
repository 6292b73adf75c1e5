import { Link2 } from 'lucide-react';
import type { SubmitEvent } from 'react';

import { Button } from '../../../ui/Button';
import styles from './AddressField.module.css';

type AddressFieldProps = {
  readonly address: string;
  readonly onType: (address: string) => void;
  readonly onOpen: () => void;
};

/** Field for the address of a picture on another site. */
export const AddressField = ({ address, onType, onOpen }: AddressFieldProps) => {
  const isEmpty = address.trim() === '';
  const open = () => {
    if (!isEmpty) onOpen();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    open();
  };
  return (
    <form className={styles.address} onSubmit={submit}>
      <Link2 aria-hidden />
      <input
        className={styles.input}
        aria-label="Picture address"
        placeholder="Or a picture address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        onChange={({ target }) => onType(target.value)}
      />
      <Button disabled={isEmpty} onClick={open}>
        Open address
      </Button>
    </form>
  );
};
