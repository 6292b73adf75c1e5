import { Link2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';

import { Button } from '../../../ui/Button';
import styles from './AddressField.module.css';

type AddressFieldProps = { readonly onOpen: (address: string) => void };

/** Takes the address of a picture on another site. */
export const AddressField = ({ onOpen }: AddressFieldProps) => {
  const [address, setAddress] = useState('');
  const isEmpty = address.trim() === '';
  const open = () => {
    if (!isEmpty) onOpen(address);
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
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button disabled={isEmpty} onClick={open}>
        Open address
      </Button>
    </form>
  );
};
