import { About } from '../../features/mine/about';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';

/** What this is and who runs it; anyone may read it. */
export default function AboutUsPage() {
  const t = useT();
  return (
    <PaperPage title={t('mine.about', t('app.name'))}>
      <About />
    </PaperPage>
  );
}
