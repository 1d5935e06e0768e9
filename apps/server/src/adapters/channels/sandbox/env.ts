import type { ValuesOf } from '../../../environment/area.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';

/** Its name in KINORA_ALLOW_SANDBOX. */
export const SANDBOX_CASHIER = 'shop-sandbox';
/** What the cashier knows the shop by. */
export const MERCHANT = 'kinora';

export const sandboxVariables = {
  KINORA_CASHIER_URL: webAddress('Where the sandbox cashier is; `npm start` starts it and says so itself.'),
  KINORA_CASHIER_KEY: optionalText('What the sandbox cashier and the server sign with; `npm start` makes it.', {
    isSecret: true,
  }),
};

export interface SandboxConfig {
  url: string;
  key: string;
}

/** Undefined where no cashier was started. */
export function readSandbox({
  KINORA_CASHIER_URL: url,
  KINORA_CASHIER_KEY: key,
}: ValuesOf<typeof sandboxVariables>): SandboxConfig | undefined {
  return url === null || key === null ? undefined : { url: url.replace(/\/+$/, ''), key };
}
