import { PRO_PRICE } from '../../domain/plan';
import { dialogOpened, type DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPlan, selectUser } from '../../state/session/sessionSlice';
import { useOfferBack } from '../../state/useOfferBack';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { AlreadyPro } from './AlreadyPro';
import { CheckoutDialog } from './CheckoutDialog';
import { OwnPalettes } from './OwnPalettes';
import { PlanTable } from './PlanTable';
import styles from './UpgradeDialog.module.css';
import { useCheckout } from './useCheckout';

const UpgradeDialog = ({ message, back, onClose }: DialogPropsOf<'upgrade'>) => {
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(selectUser) === null;
  const isPro = useAppSelector(selectPlan) === 'pro';
  // Drafts are offered anyway after the way through another page.
  const saving = back?.dialog === 'savePalette' ? back : null;
  const { isLeaving, problem, show, start, giveUp } = useCheckout(saving);
  const upgrade = () =>
    isVisitor
      ? dispatch(
          dialogOpened({ dialog: 'signIn', next: { dialog: 'upgrade', ...(saving && { back: saving }) } }),
        )
      : void start();
  // Text typed before is not lost when an upgrade is offered.
  const leave = () => (back ? dispatch(dialogOpened(back)) : onClose());
  // Escape closes everything; typed text is restored when that dialog is opened again.
  const escape = useOfferBack(onClose, null, back);
  if (isPro) return <AlreadyPro onClose={leave} onEscape={escape} />;
  if (show)
    return (
      <CheckoutDialog
        show={show}
        onFail={(error) => void giveUp(error)}
        onLeave={leave}
        onEscape={escape}
        onClose={onClose}
      />
    );
  return (
    <Dialog title="Upgrade to PRO" isOpen onClose={leave} onEscape={escape}>
      <div className={styles.content}>
        <p className={message === undefined ? styles.claim : styles.reason}>
          {message ?? 'For work that outgrows one project.'}
        </p>
        <OwnPalettes />
        <p className={styles.price}>
          <strong>{PRO_PRICE.amount}</strong> {PRO_PRICE.period}
        </p>
        <PlanTable />
        <output className={styles.problem}>{problem}</output>
        {/* Not focused: the Enter that led here must not buy anything. */}
        <Button variant="primary" disabled={isLeaving} onClick={upgrade}>
          {isLeaving ? 'Opening checkout…' : 'Upgrade to PRO'}
        </Button>
        {back && <Button onClick={leave}>Back to saving</Button>}
        <p className={styles.note}>Cancel any time. PRO stays active to the end of the billing cycle.</p>
      </div>
    </Dialog>
  );
};

export default UpgradeDialog;
