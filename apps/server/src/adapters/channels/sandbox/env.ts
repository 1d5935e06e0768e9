import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';

/** Its name in KINORA_ALLOW_SANDBOX. */
export const SANDBOX_CASHIER = 'sandbox-cashier';
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

/** Throws ConfigError. */
export function readSandbox(values: ValuesOf<typeof sandboxVariables>): SandboxConfig {
  const { KINORA_CASHIER_URL: url, KINORA_CASHIER_KEY: key } = values;
  if (url === null || key === null) {
    throw new ConfigError('KINORA_SHOP=sandbox needs KINORA_CASHIER_URL and KINORA_CASHIER_KEY, which `npm start` gives.');
  }
  return { url: url.replace(/\/+$/, ''), key };
}
