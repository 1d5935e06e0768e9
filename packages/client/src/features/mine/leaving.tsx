import type { UserInfo } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { useState } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { showError } from '../../api/show-error';
import { useClosing, useKeepAccount } from '../../domain/account/use-closing';
import { useT } from '../../lib/translation';
import { GuestState } from '../../session/guest-state';
import { useIsLoggedIn } from '../../session/session';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Part, Parts, PartText } from '../../ui/parts';
import { Loading, Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { ExportSheet } from './export-sheet';
import { LeavingConfirmation } from './leaving-confirmation';
import { Losses } from './losses';

/** Leaving for good: what is lost, the code that confirms it, and the way back while there is one. */
export function Leaving() {
  const isLoggedIn = useIsLoggedIn();
  return isLoggedIn ? <Account /> : <GuestState picture="album" />;
}

function Account() {
  const t = useT();
  const { data, error, isFetching, refetch } = useClosing();
  const [isTaking, setTaking] = useState(false);
  if (!data?.closing) {
    if (error)
      return <FailedAnswer title={t('mine.error-title')} error={error} isBusy={isFetching} onRetry={refetch} />;
    return (
      <Loading label={t('mine.loading')}>
        <Parts>
          <Skeleton shape="block" heightPx={64} />
          <Skeleton shape="block" heightPx={392} />
        </Parts>
      </Loading>
    );
  }
  return (
    <Parts>
      {data.closes_at === undefined ? <PartText>{t('leave.intro')}</PartText> : <WayBack closesAt={data.closes_at} />}
      <Losses losses={data.closing} />
      <ListGroup>
        <ListRow icon="download" label={t('mine.export')} onPress={() => setTaking(true)} />
      </ListGroup>
      {data.closes_at === undefined ? <Leave account={data} days={data.closing.days} /> : null}
      <ExportSheet isOpen={isTaking} onClose={() => setTaking(false)} />
    </Parts>
  );
}

function Leave({ account, days }: { account: UserInfo; days: number }) {
  const t = useT();
  return (
    <>
      <PartText>{days > 0 ? t('leave.days', days) : t('leave.at-once')}</PartText>
      <LeavingConfirmation account={account} />
    </>
  );
}

function WayBack({ closesAt }: { closesAt: number }) {
  const t = useT();
  const { isKeeping, keep } = useKeepAccount({
    onSuccess: () => showToast({ text: t('leave.kept') }),
    onError: showError,
  });
  return (
    <Part isStatus title={t('leave.closing-title', formatDate(t.locale, closesAt, 'time'))}>
      <PartText>{t('leave.closing-text')}</PartText>
      <Button isWide label={t('leave.keep')} isBusy={isKeeping} onPress={keep} />
    </Part>
  );
}
