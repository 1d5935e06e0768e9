import type { OneTapOffer } from '@kinora/contract';
import type { Deps } from '../../deps.ts';

const PAGES: readonly string[] = ['h5', 'h5wx', 'h5ll'];

/** Who tells a telephone's own number on a platform; undefined without keys, or where nobody does. */
export function offeredOneTap({ signIn }: Pick<Deps, 'signIn'>, platform: string): OneTapOffer | undefined {
  if (platform === 'mini') return signIn.phoneOfChat && { by: 'host' };
  const page = PAGES.includes(platform) ? signIn.carrier?.page : undefined;
  return page && { by: 'carrier', appid: page.appId, hosts: page.hosts };
}
