export {
  hasConsent,
  holdConsent,
  listConsentRecord,
  listConsents,
  recordConsent,
  withdrawConsent,
} from './consents.store.ts';
export { endPersonConsents, listPersonConsents, recordPersonConsent } from './person-consents.store.ts';
