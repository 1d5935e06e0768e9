import { formatDate, leftToRight } from '@kinora/locales';
import { FailedAnswer } from '../../api/failed-answer';
import { certificateKeyAddress, useCertificate } from '../../domain/account/use-certificate';
import type { VerifiedCertificate } from '../../domain/account/verify-certificate';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { takeFile } from '../../platform/take-file';
import { forgetReceipt } from '../../session/kept-receipt';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Part, Parts, PartText } from '../../ui/parts';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Losses } from './losses';
import { Receipt } from './receipt';

/** The certificate that everything of an account was destroyed: for whoever has its number, without an account. */
export function Certificate() {
  const t = useT();
  const { number = '', secret, account } = usePageQuery('certificate');
  const { data, error, isFetching, refetch } = useCertificate({ number, secret, account });
  if (!data) {
    if (error)
      return (
        <FailedAnswer title={t('mine.error-title')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      );
    return (
      <Loading label={t('mine.loading')}>
        <Parts>
          <Skeleton shape="block" heightPx={392} />
        </Parts>
      </Loading>
    );
  }
  if (data.state === 'signed') return <Signed {...data} account={account} />;
  const receipt =
    secret === undefined || account === undefined ? null : <Receipt receipt={{ number, secret }} uid={account} />;
  if (data.state === 'destroying')
    return (
      <Parts>
        <Destroying ended={data.ended} until={data.until} />
        {receipt}
      </Parts>
    );
  return (
    <Parts>
      <Part isStatus title={t(`certificate.${data.state}`)}>
        <Button variant="tonal" isWide label={t('action.refresh')} isBusy={isFetching} onPress={() => void refetch()} />
      </Part>
      {data.state === 'promised' ? receipt : null}
    </Parts>
  );
}

/** How far the destruction is: the account has ended, and when the last look at what is left will have been made. */
function Destroying({ ended, until }: { readonly ended: number; readonly until: number }) {
  const t = useT();
  const time = (ms: number) => formatDate(t.locale, ms, 'time');
  return (
    <>
      <Part isStatus title={t('leave.closed')}>
        <PartText>{t('certificate.watching')}</PartText>
      </Part>
      <ListGroup>
        <ListRow icon="check" label={t('certificate.ended')} detail={time(ended)} />
        <ListRow icon="clock" label={t('certificate.destroyed')} text={t('certificate.destroying', time(until))} />
      </ListGroup>
    </>
  );
}

interface SignedProps extends VerifiedCertificate {
  readonly signed: string;
  readonly account: string | undefined;
}

function Signed({ signed, statement, signature, isOfAccount, account = '' }: SignedProps) {
  const t = useT();
  const { number, ended, destroyed, counts, issuer } = statement;
  const time = (iso: string) => formatDate(t.locale, Date.parse(iso), 'moment');
  const save = async () => {
    await takeFile(URL.createObjectURL(new Blob([signed], { type: 'application/jose' })), `${number}.jws`);
    // Who has the certificate needs no way to it.
    if (isOfAccount) forgetReceipt();
  };
  return (
    <Parts>
      <Part isStatus title={t(`certificate.${signature}`)}>
        {isOfAccount ? <PartText>{t('certificate.about', leftToRight(account))}</PartText> : null}
      </Part>
      <ListGroup title={issuer.name}>
        <ListRow icon="document" label={t('certificate.number')} text={leftToRight(number)} />
        <ListRow icon="clock" label={t('certificate.ended')} text={time(ended)} />
        <ListRow icon="trash" label={t('certificate.destroyed')} text={time(destroyed)} />
      </ListGroup>
      <Losses losses={counts} isGone />
      <ListGroup>
        <ListRow icon="download" label={t('certificate.save')} onPress={() => void save()} />
        <ListRow icon="verified" label={t('certificate.key')} onPress={() => void takeFile(certificateKeyAddress())} />
      </ListGroup>
    </Parts>
  );
}
