import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

import { COOKIE_CATEGORIES, EVERYTHING, NOTHING_OPTIONAL, type ConsentChoice } from '../../domain/consent';
import { PATHS } from '../../domain/paths';
import { selectConsent } from '../../state/consentSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { Button } from '../../ui/Button';
import spoken from '../../ui/spoken.module.css';
import { Switch } from '../../ui/Switch';
import { useFocusReturn } from '../../ui/useFocusReturn';
import styles from './ConsentBanner.module.css';
import { giveConsent, readConsent } from './consentThunks';
import { useBottomInset } from './useBottomInset';

type ConsentBannerProps = {
  /** Opening the settings moves the focus there; on the first visit the focus is not moved. */
  readonly takesFocus: boolean;
};

const ConsentBanner = ({ takesFocus }: ConsentBannerProps) => {
  const dispatch = useAppDispatch();
  const consent = useAppSelector(selectConsent);
  const [choice, setChoice] = useState<ConsentChoice>(consent ?? NOTHING_OPTIONAL);
  // Nothing optional is on yet, so one line is enough until the categories are opened.
  const [isUnfolded, setIsUnfolded] = useState(takesFocus);
  const banner = useRef<HTMLElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useBottomInset(banner);
  useFocusReturn(banner);

  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);

  const unfold = () => {
    flushSync(() => setIsUnfolded(true));
    // The focused button was removed.
    banner.current?.querySelector<HTMLElement>('[role="switch"]:not([aria-disabled="true"])')?.focus();
  };
  /** Without an answer the banner returns to one line; settings that were opened again close unchanged. */
  const leaveChoices = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isUnfolded) return;
    // Not meant for a dialog below, or for the palette.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    if (consent) {
      dispatch(readConsent());
      return;
    }
    flushSync(() => setIsUnfolded(false));
    chooseButton.current?.focus();
  };
  const give = (given: ConsentChoice) => dispatch(giveConsent(given));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape for the choices in it
    <section
      ref={banner}
      className={styles.banner}
      data-unfolded={isUnfolded || undefined}
      data-above-dialogs
      // A modal dialog disables pointer events outside of it.
      style={{ pointerEvents: 'auto' }}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={leaveChoices}
    >
      <div className={styles.text}>
        <h2 id={titleId} className={isUnfolded ? undefined : spoken.spoken}>
          Cookie settings
        </h2>
        <p>
          {isUnfolded
            ? 'Hueloom works with the necessary ones alone. The others stay off unless you turn them on.'
            : 'Only necessary cookies are on.'}{' '}
          <Link to={PATHS.cookies}>Cookie policy</Link>
        </p>
      </div>
      <div className={styles.kinds} hidden={!isUnfolded}>
        {COOKIE_CATEGORIES.map(({ category, label }) => (
          <div key={category} className={styles.kind}>
            <Switch
              label={label}
              isOn={category === 'necessary' || choice[category]}
              disabled={category === 'necessary'}
              onChange={(isOn) => setChoice({ ...choice, [category]: isOn })}
            />
            <span aria-hidden>{label}</span>
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button onClick={() => give(NOTHING_OPTIONAL)}>Reject all</Button>
        <Button onClick={() => give(EVERYTHING)}>Accept all</Button>
        {isUnfolded ? (
          <Button onClick={() => give(choice)}>Save choices</Button>
        ) : (
          <Button ref={chooseButton} onClick={unfold}>
            Choose
          </Button>
        )}
      </div>
    </section>
  );
};

export default ConsentBanner;
