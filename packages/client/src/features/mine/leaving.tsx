import { formatDate, formatNumber } from '@kinora/locales';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { showError } from '../../api/show-error';
import { useClosing, useKeepAccount } from '../../domain/account/use-closing';
import type { CodeEntryState } from '../../domain/login/use-code-step';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { scrollToPart } from '../../platform/scroll-to-part';
import { UserOnly } from '../../session/user-only';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Part, Parts, PartText } from '../../ui/parts';
import { Loading, Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { LeavingConfirmation } from './leaving-confirmation';
import { Losses } from './losses';
import { Receipt } from './receipt';

/** The part that says when the account closes. */
const WAY_BACK = 'way-back';

interface LeavingProps {
  /** Draws the field of the code that confirms it. */
  readonly renderCode: (entry: CodeEntryState) => ReactNode;
}

/** Leaving for good: what is lost, the code that confirms it, and the way back while there is one. */
export const Leaving = (props: LeavingProps) => (
  <UserOnly picture="album">
    <Account {...props} />
  </UserOnly>
);

function Account({ renderCode }: LeavingProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useClosing();
  const { navigateTo } = useNavigation();
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
      {data.certificate ? <Receipt receipt={data.certificate} uid={data.uid} /> : null}
      <Losses losses={data.closing} hasPhone={data.phone !== ''} />
      {data.closing.cardsback ? (
        <ListGroup footer={t('leave.cards-back', formatNumber(t.locale, data.closing.cardsback))}>
          <ListRow icon="retry" label={t('leave.refund')} onPress={() => void navigateTo('myorders')} />
        </ListGroup>
      ) : null}
      <ListGroup>
        <ListRow icon="download" label={t('mine.export')} onPress={() => void navigateTo('export')} />
      </ListGroup>
      {data.closes_at === undefined ? <Leave account={data} losses={data.closing} renderCode={renderCode} /> : null}
    </Parts>
  );
}

function Leave(props: ComponentProps<typeof LeavingConfirmation>) {
  const t = useT();
  const { days } = props.losses;
  return (
    <>
      <PartText>{days > 0 ? t('leave.days', days) : t('leave.at-once')}</PartText>
      <LeavingConfirmation {...props} />
    </>
  );
}

function WayBack({ closesAt }: { closesAt: number }) {
  const t = useT();
  const { isKeeping, keep } = useKeepAccount({
    onSuccess: () => showToast({ text: t('leave.kept') }),
    onError: showError,
  });
  // Whoever has just confirmed stands at the foot of the page.
  useEffect(() => scrollToPart?.(WAY_BACK), []);
  return (
    <Part id={WAY_BACK} isStatus title={t('leave.closing-title', formatDate(t.locale, closesAt, 'time'))}>
      <PartText>{t('leave.closing-text')}</PartText>
      <Button isWide label={t('leave.keep')} isBusy={isKeeping} onPress={keep} />
    </Part>
  );
}
