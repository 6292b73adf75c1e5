import { Check } from 'lucide-react';
import { useState } from 'react';

import { reportError } from '../state/reportError';
import { Button } from '../ui/Button';
import { localStorageText } from './localStorageText';

type CopyMyDataProps = { readonly copyText: (text: string) => Promise<void> };

/** Lets users copy their data from a broken page: works without the store and its providers. */
export const CopyMyData = ({ copyText }: CopyMyDataProps) => {
  const [label, setLabel] = useState('Copy my data');
  const copy = async (): Promise<void> => {
    try {
      await copyText(localStorageText(window.localStorage));
      setLabel('Copied');
    } catch (error) {
      reportError('copying the saved data', error);
      setLabel('Copying failed');
    }
  };
  return (
    <Button icon={label === 'Copied' && <Check aria-hidden />} onClick={() => void copy()}>
      {label}
    </Button>
  );
};
