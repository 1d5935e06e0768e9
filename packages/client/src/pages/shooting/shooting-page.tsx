import { useCallback, useState } from 'react';
import { AddFaceSheet } from '../../features/add-face/add-face-sheet';
import { Darkroom } from '../../features/darkroom/darkroom';
import { deleteFace } from '../../features/faces/delete-face';
import { WhoseQuestion } from '../../features/family/whose-question';
import { GuidedSheet } from '../../features/guided-photos/guided-sheet';
import { ShootSetup } from '../../features/shooting/shoot-setup';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { usePageTitle } from '../../navigation/use-page-title';
import { type SetUpWish, takeWish, useWish } from '../../session/kept-wish';
import { requireLogin } from '../../session/require-login';
import { useIsLoggedIn } from '../../session/session';
import { LargeTitle } from '../../ui/large-title';
import styles from './shooting-page.module.css';

/** The camera tab: what to shoot, or, with the id of a shoot, its darkroom. */
export default function ShootingPage() {
  const { id, theme } = usePageQuery('shooting');
  return id ? <Darkroom key={id} shootId={id} /> : <Setup themeId={theme} />;
}

function Setup({ themeId }: { themeId: string | undefined }) {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const [before, setBefore] = useState(() => takeWish('set-up'));
  const [isAdding, setIsAdding] = useState(before?.adds === true);
  const [guidedId, setGuidedId] = useState<string>();
  const stopAdding = useCallback(() => setIsAdding(false), []);
  // It may come back to a page that was there already, below the login.
  useWish('set-up', (wish) => {
    setBefore(wish);
    setIsAdding(wish.adds === true);
  });
  const stopGuided = useCallback(() => setGuidedId(undefined), []);
  const add = (chosen: Omit<SetUpWish, 'kind'>) =>
    void requireLogin(() => setIsAdding(true), { ...chosen, kind: 'set-up', adds: true });
  usePageTitle(t('shooting.title'));
  return (
    <>
      <LargeTitle title={t('shooting.title')} />
      <div className={styles.body}>
        <ShootSetup key={JSON.stringify(before)} themeId={themeId} before={before} onAddFace={add} />
      </div>
      <AddFaceSheet
        isOpen={isAdding && isLoggedIn}
        onClose={stopAdding}
        onNext={stopAdding}
        onMore={({ mid }) => {
          stopAdding();
          setGuidedId(mid);
        }}
        askWhose={(question) => <WhoseQuestion {...question} />}
      />
      <GuidedSheet
        personId={isLoggedIn ? guidedId : undefined}
        onClose={stopGuided}
        onNext={stopGuided}
        onDelete={(face, person) => void deleteFace(face, person)}
      />
    </>
  );
}
