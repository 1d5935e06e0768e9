export { agreedText } from './agreed-text.ts';
export {
  hasConsent,
  holdConsent,
  listConsentRecord,
  listConsents,
  recordConsent,
  withdrawConsent,
} from './consents.store.ts';
export { endPersonConsents, listPersonConsents, recordPersonConsent } from './person-consents.store.ts';
export { type LeavingAnswer, mayLeaveMachine, readLeavingAnswer, subjectsOf } from './purposes.policy.ts';
export {
  endOwnPurposes,
  listAgreed,
  listPurposeAnswers,
  listRefusals,
  recordPurpose,
  refusePurpose,
} from './purposes.store.ts';
export { outsideServices, purposeVersion } from './purposes.ts';
export { namesOfText } from './same-text.ts';
