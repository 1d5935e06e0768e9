import { REAL_PERSON_CODE, type RealPersonCode } from '@kinora/contract';

/**
 * The code with which a service's page sent the browser back: Aliyun's is JSON in `response`. Passed where there is none, so that the service is asked:
 * its word counts, not this one.
 */
export function returnedCode(response: string | undefined): RealPersonCode {
  try {
    const { code } = JSON.parse(response ?? '') as { code?: unknown };
    return Object.values(REAL_PERSON_CODE).find((known) => known === Number(code)) ?? REAL_PERSON_CODE.passed;
  } catch {
    return REAL_PERSON_CODE.passed;
  }
}
