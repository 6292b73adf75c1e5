import { dialogOpened, type DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPlan } from '../../state/session/sessionSlice';
import { useOfferBack } from '../../state/useOfferBack';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { LatestPalettes } from './LatestPalettes';
import styles from './ProUnlockedDialog.module.css';

/** Shown after a checkout. Until the payment is confirmed it says so. */
const ProUnlockedDialog = ({ next, onClose }: DialogPropsOf<'proUnlocked'>) => {
  const dispatch = useAppDispatch();
  const isPro = useAppSelector(selectPlan) === 'pro';
  const proceed = () => (next ? dispatch(dialogOpened(next)) : onClose());
  const escape = useOfferBack(onClose, null, next);
  return (
    <Dialog
      title="PRO unlocked!"
      isOpen
      onClose={proceed}
      onEscape={escape}
      hero={<LatestPalettes />}
      isFestive
    >
      <div className={styles.content}>
        <output>
          {isPro
            ? 'Unlimited projects and palettes, private work, and finer video extraction are yours.'
            : 'Thank you! Your payment is being confirmed…'}
        </output>
        <Button variant="primary" onClick={proceed} data-autofocus>
          Rock it!
        </Button>
      </div>
    </Dialog>
  );
};

export default ProUnlockedDialog;
