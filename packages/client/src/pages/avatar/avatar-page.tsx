import type { Face } from '@kinora/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AddFaceSheet } from '../../features/add-face/add-face-sheet';
import { deleteFace } from '../../features/faces/delete-face';
import { FacesView } from '../../features/faces/faces-view';
import { EditPersonSheet } from '../../features/family/edit-person-sheet';
import { MovePhotoSheet } from '../../features/family/move-photo-sheet';
import { PersonInfoSheet } from '../../features/family/person-info-sheet';
import { WhoseQuestion } from '../../features/family/whose-question';
import { GuidedSheet } from '../../features/guided-photos/guided-sheet';
import { choosePerson } from '../../lib/chosen-people';
import { useT } from '../../lib/translation';
import { usePage, usePageQuery } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { requireLogin } from '../../session/require-login';
import { useIsLoggedIn, useSession } from '../../session/session';
import { IconButton } from '../../ui/icon-button';
import { LargeTitle } from '../../ui/large-title';
import styles from './avatar-page.module.css';

/** The Face tab: who is in the studio. `create` in the address opens the adding at once. */
export default function AvatarPage() {
  const t = useT();
  const { switchTab } = useNavigation();
  const { theme } = usePageQuery('avatar');
  const isLoggedIn = useIsLoggedIn();
  const [isAdding, setIsAdding] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const [guidedId, setGuidedId] = useState<string>();
  const [moved, setMoved] = useState<Face>();
  const [edited, setEdited] = useState<Face>();
  const [told, setTold] = useState<Face>();
  const stopMoving = useCallback(() => setMoved(undefined), []);
  const stopEditing = useCallback(() => setEdited(undefined), []);
  const stopTelling = useCallback(() => setTold(undefined), []);
  const add = useCallback(() => void requireLogin(() => setIsAdding(true), { kind: 'add-face' }), []);
  const stopAdding = useCallback(() => setIsAdding(false), []);
  const stopGuided = useCallback(() => setGuidedId(undefined), []);
  usePageTitle(t('avatar.title'));
  useCreateQuery(add);
  const chooseTheme = async () => {
    setIsAdding(false);
    setGuidedId(undefined);
    await switchTab('shooting', theme === undefined ? {} : { theme });
  };
  return (
    <>
      <LargeTitle
        title={t('avatar.title')}
        actions={isLoggedIn ? <IconButton icon="addPerson" label={t('add-face.title')} onPress={add} /> : null}
      />
      <div className={styles.body}>
        <FacesView
          openId={openId}
          onOpen={setOpenId}
          onAdd={add}
          onMore={setGuidedId}
          onMove={setMoved}
          onEdit={setEdited}
          onInfo={setTold}
          onChooseTheme={({ id }) => {
            choosePerson(id);
            void chooseTheme();
          }}
        />
      </div>
      <AddFaceSheet
        isOpen={isAdding && isLoggedIn}
        onClose={stopAdding}
        onNext={() => void chooseTheme()}
        onShow={setOpenId}
        onMore={({ mid }) => {
          setIsAdding(false);
          setGuidedId(mid);
        }}
        askWhose={(question) => <WhoseQuestion {...question} />}
      />
      <GuidedSheet
        personId={isLoggedIn ? guidedId : undefined}
        onClose={stopGuided}
        onNext={() => void chooseTheme()}
        onDelete={(face, person) => void deleteFace(face, person)}
      />
      <MovePhotoSheet face={isLoggedIn ? moved : undefined} onClose={stopMoving} />
      <EditPersonSheet face={isLoggedIn ? edited : undefined} onClose={stopEditing} />
      <PersonInfoSheet told={isLoggedIn ? told : undefined} onClose={stopTelling} />
    </>
  );
}

/** Opens the adding once for each time that somebody came for it; not again when the tab shows anew. */
function useCreateQuery(add: () => void): void {
  const { create } = usePageQuery('avatar');
  const { query } = usePage();
  const { state } = useSession();
  const answered = useRef<unknown>(undefined);
  useEffect(() => {
    if (!create || state === 'restoring' || answered.current === query) return;
    answered.current = query;
    add();
  }, [create, query, state, add]);
}
