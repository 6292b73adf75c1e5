import { expect, it } from 'vitest';

import { createConsent, EVERYTHING } from '../../src/domain/consent';
import {
  consentRead,
  consentReducer,
  cookieSettingsOpened,
  selectConsent,
  selectConsentBanner,
} from '../../src/state/consentSlice';

const CONSENT = createConsent(EVERYTHING, new Date('2026-11-20T12:00:00Z'));
const start = consentReducer(undefined, { type: 'none' });

const shown = (state: typeof start) => [
  selectConsent({ consent: state }),
  selectConsentBanner({ consent: state }),
];

it('the banner asks once it is known that nobody has chosen, and not before [G-15]', () => {
  expect(shown(start)).toEqual([null, 'closed']);
  expect(shown(consentReducer(start, consentRead(null)))).toEqual([null, 'asked']);
});

it('a choice closes the banner, and stands while the settings are open again [G-15]', () => {
  const chosen = consentReducer(start, consentRead(CONSENT));
  expect(shown(chosen)).toEqual([CONSENT, 'closed']);
  const opened = consentReducer(chosen, cookieSettingsOpened());
  expect(shown(opened)).toEqual([CONSENT, 'opened']);
  expect(shown(consentReducer(opened, consentRead(CONSENT)))).toEqual([CONSENT, 'closed']);
});
