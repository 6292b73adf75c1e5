import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { ShowCheckout } from '../../backend/backend';
import styles from './CheckoutFrame.module.css';

type CheckoutFrameProps = {
  readonly show: ShowCheckout;
  readonly onPaid: () => void;
  readonly onFail: (error: unknown) => void;
};

/** The payment provider's checkout inside the page. It is removed with this element. */
export const CheckoutFrame = ({ show, onPaid, onFail }: CheckoutFrameProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const notifyPaid = useEffectEvent(onPaid);
  const notifyFailed = useEffectEvent(onFail);

  useEffect(() => {
    if (!place.current) return undefined;
    let isGone = false;
    let remove: (() => void) | null = null;
    show(place.current, () => notifyPaid()).then(
      (undo) => {
        remove = undo;
        if (isGone) undo();
        else setIsShown(true);
      },
      (error: unknown) => {
        if (!isGone) notifyFailed(error);
      },
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [show]);

  return (
    <>
      <output className={styles.status}>{isShown ? '' : 'Opening checkout…'}</output>
      <div ref={place} className={styles.place} />
    </>
  );
};
