import { formatNumber } from '@kinora/locales';
import { useStorageUsed } from '../../domain/account/use-account-change';
import { useT } from '../../lib/translation';
import { ListRow } from '../../ui/list-row';

const MEGABYTE = 1_000_000;

/** How much room one's photos take, with what was made of them. */
export function StorageRow() {
  const t = useT();
  const bytes = useStorageUsed();
  const megabytes = bytes === undefined ? undefined : Math.ceil((bytes / MEGABYTE) * 10) / 10;
  return (
    <ListRow
      icon="image"
      label={t('mine.storage')}
      detail={megabytes === undefined ? '…' : t('mine.megabytes', formatNumber(t.locale, megabytes))}
    />
  );
}
