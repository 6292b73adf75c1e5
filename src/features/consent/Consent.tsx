import { useEffect } from 'react';

import { CONSENT_KEY } from '../../domain/consent';
import { consentBannerClosed, selectConsentBanner } from '../../state/consentSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { lazyPart } from '../../ui/lazyPart';
import { OptionalPart } from '../../ui/OptionalPart';
import { readConsent } from './consentThunks';

const ConsentBanner = lazyPart(() => import('./ConsentBanner'));

/** Asks on the first visit, and again when the cookie settings are opened. */
export const Consent = () => {
  const dispatch = useAppDispatch();
  const banner = useAppSelector(selectConsentBanner);

  useEffect(() => {
    dispatch(readConsent());
    // Another tab has stored a choice, or cleared the storage.
    const follow = ({ key }: StorageEvent): void => {
      if (key === CONSENT_KEY || key === null) dispatch(readConsent());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);

  return banner === 'closed' ? null : (
    <OptionalPart key={banner} onFail={() => dispatch(consentBannerClosed())}>
      <ConsentBanner takesFocus={banner === 'opened'} />
    </OptionalPart>
  );
};
