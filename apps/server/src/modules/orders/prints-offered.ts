import type { PrintOffer } from '@kinora/contract';
import type { PrintTerms } from '../../config/business.ts';
import { SANDBOX_PRINTS } from '../../config/prints.ts';
import type { Deps } from '../../deps.ts';

const NOTHING: PrintTerms = { ...SANDBOX_PRINTS, sizes: [] };

/** What the operator has printed; in the sandbox some, where the operator has not said. */
export function printsOf({ shop, business }: Pick<Deps['config'], 'shop' | 'business'>): PrintTerms {
  if (shop === 'off') return NOTHING;
  return business.shop.prints ?? (shop === 'sandbox' ? SANDBOX_PRINTS : NOTHING);
}

export const isPrinting = (config: Pick<Deps['config'], 'shop' | 'business'>): boolean =>
  printsOf(config).sizes.length > 0;

/** The same as a client is told; undefined where nothing is printed. */
export function offeredPrints({ config }: Pick<Deps, 'config'>): PrintOffer | undefined {
  const { sizes, papers, shipping, countries } = printsOf(config);
  return sizes.length === 0 ? undefined : { sizes, papers, shipping, countries };
}
