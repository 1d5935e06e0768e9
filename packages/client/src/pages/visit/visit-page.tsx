import type { SquareImage } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { showError } from '../../api/show-error';
import { useKeptShoot } from '../../domain/shoots/use-kept-shoot';
import { useGallery } from '../../domain/themes/use-themes';
import { PaidSheet } from '../../features/orders/paid-sheet';
import { Square } from '../../features/square/square';
import { SquareSheet } from '../../features/square/square-sheet';
import { ThemeGallery } from '../../features/themes/theme-gallery';
import { ThemeSheet } from '../../features/themes/theme-sheet';
import { ThemeStage } from '../../features/themes/theme-stage';
import { useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { usePage, usePageQuery } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { share } from '../../platform/share';
import { IconButton } from '../../ui/icon-button';
import { LargeTitle } from '../../ui/large-title';
import { showToast } from '../../ui/toast';
import styles from './visit-page.module.css';

export default function VisitPage() {
  const t = useT();
  const { theme, oid, showSuccess } = usePageQuery('visit');
  const { placement } = usePage();
  const { redirectTo, switchTab } = useNavigation();
  // On a phone the address opens a theme; after that the sheet is the page's own affair.
  const [openedId, setOpenedId] = useState(theme);
  useEffect(() => setOpenedId(theme), [theme]);
  // One comes back from paying.
  const [paidId, setPaidId] = useState(showSuccess === '1' ? oid : undefined);
  useEffect(() => setPaidId(showSuccess === '1' ? oid : undefined), [oid, showSuccess]);
  const [photo, setPhoto] = useState<SquareImage>();
  const isWide = useIsWide();
  useKeptShoot();
  usePageTitle(t('visit.title'));
  const closePaid = () => {
    setPaidId(undefined);
    // Else it would come again with the page.
    void redirectTo('visit', theme === undefined ? {} : { theme });
  };
  const paid = <PaidSheet orderId={paidId} onClose={closePaid} />;
  if (isWide && placement === 'main')
    return (
      <>
        <WideStage themeId={theme} />
        {paid}
      </>
    );

  const open = (id: string) => (isWide ? void switchTab('visit', { theme: id }) : setOpenedId(id));
  const shareApp = () =>
    share({ title: t('visit.share-title') }).then(
      (outcome) => outcome === 'copied' && showToast({ text: t('visit.copied') }),
      showError,
    );
  return (
    <>
      <LargeTitle
        title={t('visit.title')}
        hasLine={false}
        actions={<IconButton icon="share" label={t('visit.share')} onPress={() => void shareApp()} />}
      />
      <div className={styles.body}>
        <ThemeGallery square={<Square onOpen={setPhoto} />} onOpen={open} />
      </div>
      {paid}
      <SquareSheet photo={photo} onClose={() => setPhoto(undefined)} />
      {isWide ? null : <ThemeSheet themeId={openedId} onClose={() => setOpenedId(undefined)} />}
    </>
  );
}

/** The main column of a wide screen: the theme that was chosen at the left, or the season's first. */
function WideStage({ themeId }: { themeId: string | undefined }) {
  const { data } = useGallery();
  const season = data?.sections.find(({ id }) => id === data.banner.section) ?? data?.sections[0];
  const shown = themeId ?? season?.imgs[0]?.id;
  return shown ? <ThemeStage key={shown} themeId={shown} /> : null;
}
