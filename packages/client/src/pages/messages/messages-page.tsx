import { BarPage } from '../../features/bar-page/bar-page';
import { Messages } from '../../features/messages/messages';
import { ReadAllButton } from '../../features/messages/read-all-button';
import { useT } from '../../lib/translation';

export default function MessagesPage() {
  const t = useT();
  return (
    <BarPage title={t('messages.title')} actions={<ReadAllButton />}>
      <Messages />
    </BarPage>
  );
}
