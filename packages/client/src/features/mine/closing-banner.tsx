import { formatDate } from '@kinora/locales';
import { showError } from '../../api/show-error';
import { useKeepAccount } from '../../domain/account/use-closing';
import { useT } from '../../lib/translation';
import { Banner } from '../../ui/banner';
import { showToast } from '../../ui/toast';

interface ClosingBannerProps {
  /** Ms. */
  readonly closesAt: number;
  /** Says so, of that time as it is written. */
  readonly words: (time: string) => string;
}

/** The account closes at that time: whoever did not mean it keeps it here. */
export function ClosingBanner({ closesAt, words }: ClosingBannerProps) {
  const t = useT();
  const { isKeeping, keep } = useKeepAccount({
    onSuccess: () => showToast({ text: t('leave.kept') }),
    onError: showError,
  });
  return (
    <Banner
      tone="warning"
      icon="warning"
      text={words(formatDate(t.locale, closesAt, 'time'))}
      actionLabel={t('leave.keep')}
      onAction={isKeeping ? undefined : keep}
    />
  );
}
