import { leftToRight } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { copyText } from '../../platform/clipboard';
import type { IconName } from '../../ui/icon';
import { ListRow } from '../../ui/list-row';
import { showToast } from '../../ui/toast';

interface CopyRowProps {
  readonly label: string;
  readonly text: string;
  readonly icon?: IconName;
}

/** A number, or where somebody is reached: one tap copies it; where the machine refuses it is said, so that it can be written down. */
export function CopyRow({ label, text, icon }: CopyRowProps) {
  const t = useT();
  const copy = () =>
    copyText(text).then(
      () => showToast({ text: t('order.copied') }),
      () => showToast({ text, tone: 'warning' }),
    );
  return <ListRow icon={icon} label={label} text={leftToRight(text)} onPress={() => void copy()} />;
}
