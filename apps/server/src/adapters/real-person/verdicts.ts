import { REAL_PERSON_CODE, type RealPersonCode, type RealPersonFault } from '@kinora/contract';
import type { ServiceVerdict } from '../ports/real-person.ts';

const ended = (code: RealPersonCode): ServiceVerdict => ({ code, fault: null });

export const PASSED = ended(REAL_PERSON_CODE.passed);
export const SYSTEM_ERROR = ended(REAL_PERSON_CODE.systemError);
export const INTERRUPTED = ended(REAL_PERSON_CODE.interrupted);
export const NETWORK_ERROR = ended(REAL_PERSON_CODE.networkError);
export const failedFor = (fault: RealPersonFault): ServiceVerdict => ({ code: REAL_PERSON_CODE.failed, fault });
