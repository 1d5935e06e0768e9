import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { addressRanges, list, text, webAddress, wholeNumber } from '../environment/kinds.ts';

export const listenArea = defineArea('Where it listens', {
  KINORA_HOST: text('Address of this machine on which it listens.', '127.0.0.1'),
  KINORA_PORT: wholeNumber('Port on which it listens; 0: one that is free.', 7700, { max: 65_535 }),
  KINORA_PUBLIC_URL: webAddress('Where clients reach this server; mini-programs need it.', { shown: 'same site' }),
  KINORA_ALLOWED_ORIGINS: list('Origins of other sites and apps that may call; mini-programs send none.'),
  KINORA_TRUSTED_PROXIES: addressRanges(
    'Your own proxies before this server: who calls is what they say in X-Forwarded-For. What others write there counts for nothing.',
  ),
});

export interface ListenConfig {
  host: string;
  port: number;
  /** Where clients reach this server, without a slash at the end; empty: addresses are relative to the site. */
  publicUrl: string;
  /** Origins of other sites and apps that may call (mini-programs send none). */
  allowedOrigins: readonly string[];
  /** Addresses, ranges and names of ranges of the operator's own proxies, whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  isBehindProxy: boolean;
}

export function readListen(environment: Environment): ListenConfig {
  const env = readArea(listenArea, environment);
  return {
    host: env.KINORA_HOST,
    port: env.KINORA_PORT,
    publicUrl: env.KINORA_PUBLIC_URL?.replace(/\/+$/, '') ?? '',
    allowedOrigins: env.KINORA_ALLOWED_ORIGINS,
    trustedProxies: env.KINORA_TRUSTED_PROXIES,
    isBehindProxy: env.KINORA_TRUSTED_PROXIES.length > 0,
  };
}
