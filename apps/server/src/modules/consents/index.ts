export { hasConsent, holdConsent, listConsents, recordConsent, withdrawConsent } from './consents.store.ts';
