import type { Face, PersonInfo } from '@kinora/contract';
import { FailedAnswer } from '../../api/failed-answer';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useFamily } from '../../domain/family/use-family';
import { personName } from '../../lib/people';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { Loading, Skeleton } from '../../ui/skeleton';
import { PersonInfoForm } from './person-info-form';

/** Whom the sheet is about. */
export type Told = Pick<Face, 'mid' | 'nick' | 'relation'>;

/** What a user says of themselves or of somebody of theirs, for the studio to go by. */
export function PersonInfoSheet({ told, onClose }: { told: Told | undefined; onClose: () => void }) {
  const t = useT();
  const title = told && told.relation !== 'me' ? t('info.title', personName(told, t)) : t('info.title-me');
  return (
    <PageSheet isOpen={told !== undefined} onClose={onClose} title={title}>
      {told ? <Known key={told.mid} told={told} onClose={onClose} /> : null}
    </PageSheet>
  );
}

function Known({ told, onClose }: { told: Told; onClose: () => void }) {
  const t = useT();
  const isMe = told.relation === 'me';
  const user = useUserInfo(isMe);
  const family = useFamily(!isMe);
  const answer = isMe ? user : family;
  const info: PersonInfo | undefined = isMe
    ? user.data?.info
    : family.data?.family.find(({ mid }) => mid === told.mid)?.info;
  // What was known when it opened may be older than what was saved last: the form begins anew with what comes.
  if (info) return <PersonInfoForm key={JSON.stringify(info)} mid={told.mid} info={info} onDone={onClose} />;
  if (answer.error) {
    return (
      <FailedAnswer
        title={t('avatar.error')}
        error={answer.error}
        isBusy={answer.isFetching}
        onRetry={() => answer.refetch()}
      />
    );
  }
  return (
    <Loading label={t('avatar.loading')}>
      <Skeleton shape="block" heightPx={320} />
    </Loading>
  );
}
