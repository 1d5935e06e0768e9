import { useUserInfo } from '../../domain/account/use-user-info';
import { useT } from '../../lib/translation';
import { ClosingBanner } from './closing-banner';

/** Said where gold cards are bought, given or taken: an account that is closing takes them along. */
export function ClosingCards() {
  const t = useT();
  const closesAt = useUserInfo().data?.closes_at;
  if (closesAt === undefined) return null;
  return <ClosingBanner closesAt={closesAt} words={(time) => t('money.closing', time)} />;
}
