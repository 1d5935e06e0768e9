import type { UserInfo } from '@kinora/contract';
import type { ReactNode } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useT } from '../../lib/translation';
import { UserOnly } from '../../session/user-only';
import { Parts } from '../../ui/parts';
import { Loading, Skeleton } from '../../ui/skeleton';

interface OwnAccountProps {
  readonly children: (account: UserInfo) => ReactNode;
}

/** What needs the user's account: it is asked for, and for a guest there is the way to the login. */
export const OwnAccount = (props: OwnAccountProps) => (
  <UserOnly picture="people">
    <Known {...props} />
  </UserOnly>
);

function Known({ children }: OwnAccountProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useUserInfo();
  if (data) return children(data);
  if (error) return <FailedAnswer title={t('mine.error-title')} error={error} isBusy={isFetching} onRetry={refetch} />;
  return (
    <Loading label={t('mine.loading')}>
      <Parts>
        <Skeleton shape="block" heightPx={216} />
      </Parts>
    </Loading>
  );
}
