import { FailedAnswer } from '../../api/failed-answer';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useStatement } from '../../domain/ledger/use-statement';
import { useT } from '../../lib/translation';
import { EmptyState } from '../../ui/empty-state';
import { ListGroup } from '../../ui/list-group';
import { LoadMore } from '../../ui/load-more';
import { Parts } from '../../ui/parts';
import { Loading, Skeleton } from '../../ui/skeleton';
import { BalanceFacts } from './balance-facts';
import { Coupons } from './coupons';
import { StatementRow } from './statement-row';

interface StatementProps {
  /** What an order is of, where that is known. */
  readonly titleOf: (oid: string) => string | undefined;
}

/** The balances, and every posting in words, the newest first. */
export function Statement({ titleOf }: StatementProps) {
  const t = useT();
  const { data: account } = useUserInfo();
  const { data, error, isFetching, refetch, ...more } = useStatement();
  if (!data) {
    if (error)
      return <FailedAnswer title={t('money.error-title')} error={error} isBusy={isFetching} onRetry={refetch} />;
    return (
      <Loading label={t('money.loading')}>
        <Parts>
          <Skeleton shape="block" heightPx={88} />
          <Skeleton shape="block" heightPx={320} />
        </Parts>
      </Loading>
    );
  }
  // What was posted meanwhile moves the pages on: a posting then comes twice.
  const cards = data.pages[0]?.cards;
  const entries = [...new Map(data.pages.flatMap((page) => page.entries).map((entry) => [entry.id, entry])).values()];
  if (entries.length === 0)
    return <EmptyState picture="orders" title={t('money.empty-title')} text={t('money.empty-text')} />;
  return (
    <Parts>
      {account ? <BalanceFacts account={account} cards={cards} /> : null}
      {account ? <Coupons account={account} /> : null}
      <ListGroup>
        {entries.map((entry) => (
          <StatementRow
            key={entry.id}
            entry={entry}
            orderTitle={entry.oid === undefined ? undefined : titleOf(entry.oid)}
          />
        ))}
      </ListGroup>
      {more.hasNextPage ? (
        <LoadMore label={t('money.more')} isBusy={more.isFetchingNextPage} onReach={() => void more.fetchNextPage()} />
      ) : null}
    </Parts>
  );
}
