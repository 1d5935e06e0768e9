import type { RequestOf } from '@kinora/contract';
import type { PayChannel, Payer } from '../../adapters/ports/pay-channel.ts';
import { ProviderSilentError, SignInRefusedError } from '../../adapters/ports/sign-in.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';

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
