import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { flag, list, text, webAddress, wholeNumber } from '../environment/kinds.ts';

export const listenArea = defineArea('Where it listens', {
  KINORA_HOST: text('Address of this machine on which it listens.', '127.0.0.1'),
  KINORA_PORT: wholeNumber('Port on which it listens; 0: one that is free.', 7700, { max: 65_535 }),
  KINORA_PUBLIC_URL: webAddress('Where clients reach this server; mini-programs need it.', { shown: 'same site' }),
  KINORA_ALLOWED_ORIGINS: list('Origins of other sites and apps that may call; mini-programs send none.'),
  KINORA_BEHIND_PROXY: flag(
    '1: the address of a peer comes from X-Forwarded-For, which only a proxy of your own may set.',
    false,
  ),
});

export interface ListenConfig {
  host: string;
  port: number;
  /** Where clients reach this server, without a slash at the end; empty: addresses are relative to the site. */
  publicUrl: string;
  /** Origins of other sites and apps that may call (mini-programs send none). */
  allowedOrigins: readonly string[];
  /** The peer's address comes from X-Forwarded-For, which only a proxy of the operator's may set. */
  isBehindProxy: boolean;
}

export function readListen(environment: Environment): ListenConfig {
  const env = readArea(listenArea, environment);
  return {
    host: env.KINORA_HOST,
    port: env.KINORA_PORT,
    publicUrl: env.KINORA_PUBLIC_URL?.replace(/\/+$/, '') ?? '',
    allowedOrigins: env.KINORA_ALLOWED_ORIGINS,
    isBehindProxy: env.KINORA_BEHIND_PROXY,
  };
}
