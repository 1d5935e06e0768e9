import type { LoggedInDevice } from '@kinora/contract';
import { deviceText, formatDate, type Translator } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { ListRow } from '../../ui/list-row';
import styles from './mine.module.css';

/** Since when it is logged in: of two that are alike it is what tells them apart. */
export const sinceOf = ({ since }: LoggedInDevice, t: Translator): string =>
  t('devices.since', formatDate(t.locale, since, 'time'));

interface DeviceRowProps {
  readonly device: LoggedInDevice;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** One login: where it is, since when, and when it was used last. */
export function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const t = useT();
  const { kind, used, isthis } = device;
  const name = deviceText(t, device);
  const last = isthis ? t('devices.now') : formatDate(t.locale, used, 'time');
  return (
    <ListRow
      icon={['iphone', 'ipad', 'android'].includes(kind) ? 'device' : 'globe'}
      label={name}
      text={`${sinceOf(device, t)}\n${t('devices.used', last)}`}
      detail={isthis ? t('devices.this') : undefined}
      trailing={
        isthis ? undefined : (
          <span className={styles.trailing}>
            <Button label={`${t('devices.end')} ${name}`} variant="danger" size="small" isBusy={isBusy} onPress={onEnd}>
              {t('devices.end')}
            </Button>
          </span>
        )
      }
    />
  );
}
