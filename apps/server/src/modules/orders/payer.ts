import { RETURN_PAGES, type RequestOf } from '@kinora/contract';
import type { PayChannel, Payer } from '../../adapters/ports/pay-channel.ts';
import { ProviderSilentError, SignInRefusedError } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import type { CallbackRoute } from '../../http/callbacks/callback-route.ts';

const MAX_BYTES = 1_024;

/** Who did not tell who pays. */
export const isOfProvider = (error: unknown): error is Error =>
  error instanceof SignInRefusedError || error instanceof ProviderSilentError;

/** Who pays, where the channel has to know; or the page that tells first. Throws SignInRefusedError or ProviderSilentError. */
export async function payerOf(
  { signIn, config }: Pick<Deps, 'signIn' | 'config'>,
  channel: PayChannel,
  user: User,
  { oid, code }: RequestOf<'ORDERPAY'>,
): Promise<Payer | URL | undefined> {
  if (!channel.needsPayer(user)) return undefined;
  if (code !== undefined) return signIn.chatPayers.prove(user.platform, code);
  const page = signIn.chatPayers.sendTo(user.platform, `${config.publicUrl}/callbacks/wechat/payer`, oid);
  if (!page) throw new SignInRefusedError('the host gave no code');
  return page;
}

/**
 * The return of a browser from the page that tells who pays: it goes on to its order, with the code. It is of use to nobody but whose order that is, and whoever
 * is shown somebody else's code pays with it for their own order alone.
 */
export const payerReturn: CallbackRoute = {
  ...{ vendor: 'wechat', path: 'payer', methods: ['GET'], maxBytes: MAX_BYTES },
  async handle({ config }, { query }) {
    const [id = '', code = ''] = [query.get('state') ?? '', query.get('code') ?? ''];
    const isRight = /^[0-9a-z]{1,64}$/.test(id) && /^[\w-]{1,512}$/.test(code);
    const location = `${config.publicUrl}/#${RETURN_PAGES.orderDetails}${isRight ? `?id=${id}&payer=${code}` : ''}`;
    return { status: 303, contentType: 'text/plain', body: '', location };
  },
};
