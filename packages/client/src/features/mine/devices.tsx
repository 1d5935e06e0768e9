import type { LoggedInDevice } from '@kinora/contract';
import { deviceText } from '@kinora/locales';
import { errorText, isNetworkError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { useDevices, useLogOff } from '../../domain/login/use-devices';
import { confirm } from '../../lib/confirm';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { useKeptFocus } from '../../ui/kept-focus';
import { ListGroup } from '../../ui/list-group';
import { Parts } from '../../ui/parts';
import { Loading, Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { DeviceRow, sinceOf } from './device-row';
import styles from './mine.module.css';

/** Where one is logged in, and how to end it there. */
export function Devices() {
  const t = useT();
  const { data, error, refetch, isFetching } = useDevices();
  const keptFocus = useKeptFocus();
  const logOff = useLogOff({ onSuccess: () => showToast({ text: t('devices.ended') }), onError: showError });
  if (!data?.devices) {
    if (!error) return <DevicesSkeleton />;
    return (
      <ErrorState
        title={t('devices.error-title')}
        text={errorText(error, t)}
        isOffline={isNetworkError(error)}
        retryLabel={t('action.retry')}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const end = async (device: LoggedInDevice | undefined) => {
    const isSure = await confirm({
      title: t(device ? 'devices.end-title' : 'devices.end-others-title'),
      text: [...(device ? [deviceText(t, device), sinceOf(device, t)] : []), t('devices.end-text')].join('\n'),
      confirmLabel: t('devices.end'),
      cancelLabel: t('action.cancel'),
      isDangerous: true,
    });
    if (isSure) logOff.mutate(device ? { of: 'device', id: device.id } : { of: 'others' });
  };
  const others = data.devices.filter(({ isthis }) => !isthis);
  return (
    <Parts>
      <div className={styles.rows} {...keptFocus}>
        <ListGroup>
          {data.devices.map((device) => (
            <DeviceRow key={device.id} device={device} isBusy={logOff.isPending} onEnd={() => void end(device)} />
          ))}
        </ListGroup>
        {others.length > 0 ? (
          <Button
            isWide
            variant="danger"
            label={t('devices.end-others')}
            isBusy={logOff.isPending}
            onPress={() => void end(undefined)}
          />
        ) : null}
      </div>
    </Parts>
  );
}

function DevicesSkeleton() {
  const t = useT();
  return (
    <Loading label={t('devices.loading')}>
      <Parts>
        <Skeleton shape="block" heightPx={216} />
      </Parts>
    </Loading>
  );
}
