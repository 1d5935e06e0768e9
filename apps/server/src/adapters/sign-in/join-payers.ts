import { type ChatPayers, SignInRefusedError } from '../ports/sign-in.ts';

/** Whoever can tell who pays, each on its own platforms. */
export function joinPayers(all: readonly ChatPayers[]): ChatPayers {
  const of = (platform: string): ChatPayers => {
    const found = all.find(({ platforms }) => platforms.includes(platform));
    if (!found) throw new SignInRefusedError('no keys for this platform');
    return found;
  };
  return {
    platforms: all.flatMap(({ platforms }) => platforms),
    sendTo: (platform, returnUrl, state) => of(platform).sendTo(platform, returnUrl, state),
    prove: (platform, code) => of(platform).prove(platform, code),
  };
}
