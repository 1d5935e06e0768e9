import { ERROR } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/** Nobody signs in without the agreement that is in force. Throws AppError. */
export function requireAgreement({ config }: Pick<Deps, 'config'>, said: { agreed: string }): void {
  if (said.agreed === '') throw new AppError(ERROR.consentMissing, 'agreement not ticked');
  if (said.agreed !== config.business.serviceVersion) throw new AppError(ERROR.configOutOfDate, 'a former agreement');
}
