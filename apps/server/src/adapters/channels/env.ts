import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { readSandbox, type SandboxConfig, sandboxVariables } from './sandbox/env.ts';

export const channelsArea = defineArea('Where money comes through', sandboxVariables);

export interface ChannelsConfig {
  sandbox: SandboxConfig | undefined;
}

/** The channels of a shop; none: nothing can be bought. */
export function readChannels(environment: Environment, shop: 'off' | 'sandbox'): ChannelsConfig {
  return { sandbox: shop === 'sandbox' ? readSandbox(readArea(channelsArea, environment)) : undefined };
}
