import { formatDate, localDigits } from '@kinora/locales';
import { FailedAnswer } from '../../api/failed-answer';
import { showError } from '../../api/show-error';
import { useConsent } from '../../domain/account/use-consent';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { confirm } from '../../lib/confirm';
import { serviceNames } from '../../lib/service-names';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Parts } from '../../ui/parts';
import { Loading, Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { FaceText, ServiceTexts, SquareText } from './consent-texts';
import { FaceList } from './face-list';
import styles from './mine.module.css';
import { PurposeGroup } from './purpose-group';

/** What one agreed to and the faces that are kept; all of it can be taken back here. */
export function Consents() {
  const t = useT();
  const user = useUserInfo();
  const conf = useConfiguration({ freshMs: Number.POSITIVE_INFINITY });
  const withdrawal = useConsent({
    onSuccess: () => showToast({ text: t('consents.withdrawn') }),
    onError: showError,
  });
  const hiding = useConsent({
    onSuccess: () => showToast({ text: t('consents.square-withdrawn') }),
    onError: showError,
  });
  const agreement = useConsent({ onError: showError });
  const error = user.error ?? conf.error;
  if (!user.data || !conf.data) {
    if (!error) return <ConsentsSkeleton />;
    const retry = () => Promise.all([user.refetch(), conf.refetch()]);
    return (
      <FailedAnswer
        title={t('consents.error-title')}
        error={error}
        isBusy={user.isFetching || conf.isFetching}
        onRetry={retry}
      />
    );
  }
  const { face, service, square, covers, outside } = conf.data.protocols;
  const { isagree, consents } = user.data;
  // Whoever agrees says so of their age as well, as at the login.
  const age = isagree ? 0 : conf.data.guardianage;
  // What was agreed to stands until it is withdrawn, whether or not its text has a newer version since.
  const stands = (own: 'face' | 'square') => consents.some(({ kind }) => kind === own);
  const withdraw = async (kind: 'face' | 'square') => {
    const isSure = await confirm({
      title: t(kind === 'face' ? 'consents.withdraw-title' : 'consents.square-withdraw-title'),
      text: t(kind === 'face' ? 'consents.withdraw-text' : 'consents.square-text'),
      confirmLabel: t('consents.withdraw'),
      cancelLabel: t('action.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    if (kind === 'face') withdrawal.mutate({ kind, version: face, agree: false });
    else hiding.mutate({ kind, version: square, agree: false });
  };
  const standing = (kind: 'face' | 'service' | 'square', name: string) => {
    const given = consents.find((consent) => consent.kind === kind && consent.version === name);
    if (!given) return t('consents.version-missing', localDigits(t.locale, name));
    return `${t('consents.version', localDigits(t.locale, name))} · ${formatDate(t.locale, given.at, 'day')}`;
  };
  const terms = (
    <ListGroup footer={age === 0 ? undefined : t('login.age', age)}>
      <ListRow
        icon="consent"
        label={t('consents.service')}
        text={standing('service', service)}
        trailing={
          isagree ? undefined : (
            <span className={styles.trailing}>
              <Button
                label={t('outside.agree')}
                size="small"
                isBusy={agreement.isPending}
                onPress={() => agreement.mutate({ kind: 'service', version: service, agree: true })}
              />
            </span>
          )
        }
      />
      <ServiceTexts />
    </ListGroup>
  );
  return (
    <Parts>
      {/* What is open comes first: who is led here to agree sees it. */}
      {isagree ? null : terms}
      <ListGroup footer={t('consents.face-text')}>
        <ListRow
          icon="consent"
          label={t('consents.face')}
          text={standing('face', face)}
          trailing={
            stands('face') ? (
              <WithdrawButton isBusy={withdrawal.isPending} onPress={() => void withdraw('face')} />
            ) : undefined
          }
        />
        <FaceText />
      </ListGroup>
      {covers === '' ? null : (
        <PurposeGroup
          kind="covers"
          account={user.data}
          text={t('covers.ask-text')}
          otherText={t('covers.ask-text-other')}
        />
      )}
      {outside === '' ? null : (
        <PurposeGroup
          kind="outside"
          account={user.data}
          text={t('outside.ask-text', serviceNames(t, conf.data.services))}
          otherText={t('outside.ask-text-other')}
        />
      )}
      <ListGroup footer={t('consents.square-text')}>
        <ListRow
          icon="people"
          label={t('consents.square')}
          text={standing('square', square)}
          trailing={
            stands('square') ? (
              <WithdrawButton isBusy={hiding.isPending} onPress={() => void withdraw('square')} />
            ) : undefined
          }
        />
        <SquareText />
      </ListGroup>
      {isagree ? terms : null}
      <FaceList />
    </Parts>
  );
}

function ConsentsSkeleton() {
  const t = useT();
  return (
    <Loading label={t('consents.loading')}>
      <Parts>
        <Skeleton shape="block" heightPx={150} />
        <Skeleton shape="block" heightPx={72} />
      </Parts>
    </Loading>
  );
}

function WithdrawButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const t = useT();
  return (
    <span className={styles.trailing}>
      <Button label={t('consents.withdraw')} variant="danger" size="small" isBusy={isBusy} onPress={onPress} />
    </span>
  );
}
