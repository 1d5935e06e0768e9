export { hasConsent, holdConsent, listConsents, recordConsent, withdrawConsent } from './consents.store.ts';
export { endPersonConsents, listPersonConsents, recordPersonConsent } from './person-consents.store.ts';
