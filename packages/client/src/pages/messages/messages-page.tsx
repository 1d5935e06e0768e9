import { Messages } from '../../features/messages/messages';
import { ReadAllButton } from '../../features/messages/read-all-button';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';

export default function MessagesPage() {
  const t = useT();
  return (
    <PaperPage title={t('messages.title')} actions={<ReadAllButton />}>
      <Messages />
    </PaperPage>
  );
}
