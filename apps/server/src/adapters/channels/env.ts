import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { choice } from '../../environment/kinds.ts';
import { readSandbox, type SandboxConfig, sandboxVariables } from './sandbox/env.ts';

export const shopArea = defineArea('The shop', {
  KINORA_SHOP: choice(
    'Whether anything is sold. `off`: all is free, and nothing of a shop is seen; `sandbox`: the whole shop, paid at a cashier that only behaves like one.',
    ['off', 'sandbox'],
    'off',
  ),
  ...sandboxVariables,
});

export interface ChannelsConfig {
  sandbox: SandboxConfig | undefined;
}

/** The channels that money comes through; none: there is no shop. Throws ConfigError. */
export function readChannels(environment: Environment): ChannelsConfig {
  const values = readArea(shopArea, environment);
  return { sandbox: values.KINORA_SHOP === 'sandbox' ? readSandbox(values) : undefined };
}
