import type { DataExport } from '@kinora/contract';
import { formatDate, formatNumber } from '@kinora/locales';
import { FailedAnswer } from '../../api/failed-answer';
import { showError } from '../../api/show-error';
import { addressOfPart, useAskExport, useExport, useUntilAnother } from '../../domain/account/use-export';
import { deviceZone } from '../../lib/device-zone';
import { useT } from '../../lib/translation';
import { takeFile } from '../../platform/take-file';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Part, Parts, PartText } from '../../ui/parts';
import { ProgressLine } from '../../ui/progress-line';
import { Loading, Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';

const MEGABYTE = 1_000_000;

/** Everything that is kept of the user, to take away. */
export function Export() {
  const t = useT();
  return (
    <Parts>
      <PartText>{t('export.about')}</PartText>
      <Made />
    </Parts>
  );
}

function Made() {
  const t = useT();
  const made = useExport();
  const asked = useAskExport(showError);
  if (!made.data) {
    if (made.error) {
      const { error, isFetching, refetch } = made;
      return <FailedAnswer title={t('export.failed')} error={error} isBusy={isFetching} onRetry={refetch} />;
    }
    return (
      <Loading label={t('mine.loading')}>
        <Skeleton shape="block" heightPx={48} />
      </Loading>
    );
  }
  const { state } = made.data;
  const ask = () => asked.mutate({ ask: true, zone: deviceZone() });
  if (state === 'making') return <Making {...made.data} />;
  if (state === 'failed') {
    return (
      <ErrorState
        title={t('export.failed')}
        text={t('export.failed-text')}
        retryLabel={t('action.retry')}
        isBusy={asked.isPending}
        onRetry={ask}
      />
    );
  }
  if (state === 'none') {
    return (
      <>
        <PartText>{t('export.wait')}</PartText>
        <Button label={t('export.make')} isWide isBusy={asked.isPending} onPress={ask} />
      </>
    );
  }
  return (
    <>
      <Files {...made.data} />
      <Again againAt={made.data.again_at} isBusy={asked.isPending} onPress={ask} />
    </>
  );
}

interface AgainProps {
  /** From when, server time in ms. */
  readonly againAt: number | undefined;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Another one; where one was just made it is the same still, and is said from when it is another one. */
function Again({ againAt = 0, ...button }: AgainProps) {
  const t = useT();
  const waits = useUntilAnother(againAt) > 0;
  return (
    <>
      <Button label={t('export.again')} variant="tonal" isWide isDisabled={waits} {...button} />
      {waits ? <PartText>{t('export.again-at', formatDate(t.locale, againAt, 'time'))}</PartText> : null}
    </>
  );
}

function Making({ done, total }: DataExport) {
  const t = useT();
  // It begins with counting them.
  const text = total > 0 ? t('export.making', formatNumber(t.locale, done), formatNumber(t.locale, total)) : undefined;
  return (
    <Part isStatus>
      <PartText>{t('export.wait')}</PartText>
      {text === undefined ? null : <PartText>{text}</PartText>}
      <ProgressLine
        label={t('mine.export')}
        percent={total > 0 ? (100 * done) / total : 0}
        valueText={text ?? t('export.wait')}
      />
    </Part>
  );
}

function Files({ parts, expires_at = 0 }: DataExport) {
  const t = useT();
  const take = async (number: number) => {
    try {
      if ((await takeFile(await addressOfPart(number))) === 'copied') showToast({ text: t('export.copied') });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ListGroup title={t('export.ready', formatDate(t.locale, expires_at, 'time'))} footer={t('export.warning')}>
      {parts.map(({ bytes }, index) => (
        <ListRow
          key={index}
          icon="download"
          label={
            parts.length > 1
              ? t('export.part', formatNumber(t.locale, index + 1), formatNumber(t.locale, parts.length))
              : 'kinora.zip'
          }
          detail={t('mine.megabytes', formatNumber(t.locale, Math.ceil((bytes / MEGABYTE) * 10) / 10))}
          onPress={() => void take(index)}
        />
      ))}
    </ListGroup>
  );
}
