import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import {
  CONSENT_KEY,
  createConsent,
  isRefusedCookie,
  parseConsent,
  type ConsentChoice,
} from '../../domain/consent';
import { deleteCookies } from '../../state/storage/deleteCookies';
import { consentRead, type selectConsent } from '../../state/consentSlice';
import type { Services } from '../../state/services';

type ConsentThunk = ThunkAction<void, Parameters<typeof selectConsent>[0], Services, UnknownAction>;

export const readConsent =
  (): ConsentThunk =>
  (dispatch, _, { storage }) =>
    dispatch(consentRead(parseConsent(storage.read(CONSENT_KEY))));

/** Stores the choice, and deletes the cookies it refuses. */
export const giveConsent =
  (choice: ConsentChoice): ConsentThunk =>
  (dispatch, _, { storage, now }) => {
    const consent = createConsent(choice, now());
    storage.write(CONSENT_KEY, consent);
    deleteCookies((name) => isRefusedCookie(name, consent));
    dispatch(consentRead(consent));
  };
