import { formatDate } from '@kinora/locales';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useT } from '../../lib/translation';
import { Banner } from '../../ui/banner';

/** Whose account is about to close hears before buying or giving gold cards what becomes of them; nothing for everybody else. */
export function ClosingNotice({ textOf }: { readonly textOf: (moment: string) => string }) {
  const t = useT();
  const closesAt = useUserInfo().data?.closes_at;
  if (closesAt === undefined) return null;
  return <Banner tone="warning" icon="warning" text={textOf(formatDate(t.locale, closesAt, 'time'))} />;
}
