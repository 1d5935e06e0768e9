import type { FirstGallery } from '@kinora/contract';
import { GalleryChips } from '../features/themes/gallery-chips';
import { SeasonBanner } from '../features/themes/season-banner';
import { ThemeRow } from '../features/themes/theme-row';
import { WelcomeView } from '../features/welcome/welcome-view';
import { useT } from '../lib/translation';
import pageStyles from '../pages/visit/visit-page.module.css';
import { IconButton } from '../ui/icon-button';
import { LargeTitle } from '../ui/large-title';
import { PullToRefresh } from '../ui/pull-to-refresh';
import { TabBar } from '../ui/tab-bar';
import { WideLayout } from '../ui/wide-layout';
import styles from './app.module.css';
import { useTabItems } from './main-tabs';

/** What a phone shows of the gallery before anybody scrolls. */
const ROWS = 2;
const CARDS = 3;

type Gallery = FirstGallery['gallery'];

const nothing = () => undefined;

/** Pictures of the first row alone: the app brings the others. */
function inSight({ sections }: Gallery): Gallery['sections'] {
  return sections.slice(0, ROWS).map((section, row) => ({
    ...section,
    imgs: section.imgs
      .slice(0, CARDS)
      .map((theme) => ({ ...theme, cover: { ...theme.cover, thumbhash: '', ...(row > 0 && { url: '' }) } })),
  }));
}

/** The welcome page as it first appears. */
export function FirstWelcome() {
  return (
    <WideLayout window={null} windowLabel="" isWindowHidden>
      <main className={styles.main}>
        <WelcomeView addressOf={(path) => `./${path}`} />
      </main>
    </WideLayout>
  );
}

/** The Photos page as it first appears to a guest on a phone. */
export function FirstPhotos({ gallery }: { gallery: Gallery }) {
  const t = useT();
  const items = useTabItems();
  const sections = gallery.sections.filter(({ total }) => total > 0);
  const [first] = sections;
  const season = sections.find(({ id }) => id === gallery.banner.section);
  const [picture] = gallery.banner.pictures;
  const banner = { ...gallery.banner, pictures: picture ? [{ ...picture, thumbhash: '' }] : [] };
  return (
    <>
      <WideLayout window={null} windowLabel="">
        <main className={styles.aboveTabs}>
          <LargeTitle
            title={t('visit.title')}
            hasLine={false}
            actions={<IconButton icon="share" label={t('visit.share')} onPress={nothing} />}
          />
          <div className={pageStyles.body}>
            <PullToRefresh onRefresh={async () => undefined} pullLabel="" releaseLabel="" busyLabel="">
              <SeasonBanner banner={banner} themes={season?.total ?? 0} onOpen={nothing} />
              <GalleryChips sectionIds={sections.map(({ id }) => id)} chosenId={first?.id ?? ''} onChoose={nothing} />
              {inSight(gallery).map((section, row) => (
                <ThemeRow
                  key={section.id}
                  section={section}
                  isFirst={row === 0}
                  hasOwn={false}
                  onOpen={nothing}
                  onAll={section.total > 2 && row > 0 ? nothing : undefined}
                />
              ))}
            </PullToRefresh>
          </div>
        </main>
      </WideLayout>
      <TabBar label={t('app.places')} items={items} selectedId="visit" onSelect={nothing} />
    </>
  );
}
