import { ERROR, type Face } from '@kinora/contract';
import { type ReactNode, useEffect } from 'react';
import { errorText, isError, isNetworkError } from '../../api/command-error';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import type { FaceOwner } from '../../domain/faces/add-face';
import { useFaces } from '../../domain/faces/use-faces';
import { preferPhoto } from '../../domain/family/prefer-photo';
import { choosePerson, forgetChoice } from '../../lib/chosen-people';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { useIsLoggedIn } from '../../session/session';
import { ErrorState } from '../../ui/error-state';
import { Loading, Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import styles from './add-face-sheet.module.css';
import { AgeStep } from './age-step';
import { CameraStep } from './camera-step';
import { ChooseStep } from './choose-step';
import { ConsentStep } from './consent-step';
import { DoneStep } from './done-step';
import { DoubtStep } from './doubt-step';
import { FailedStep } from './failed-step';
import { OtherStep } from './other-step';
import { RefusedStep } from './refused-step';
import { SendingStep } from './sending-step';
import { UnderAgeStep } from './under-age-step';
import { useAddFace } from './use-add-face';
import { WhichStep } from './which-step';

interface AddFaceSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The next step after a face was added: choosing a theme, for which who is in it is chosen now. */
  readonly onNext: () => void;
  /** The face is to be shown: it was added, or was there already. */
  readonly onShow?: (faceId: string) => void;
  /** More photos of the person whose first one this is are to be taken. */
  readonly onMore: (face: Face) => void;
  /** Asks whose face a photo shows. */
  readonly askWhose: (question: WhoseFace) => ReactNode;
}

export interface WhoseFace {
  readonly photo: { readonly src: string; readonly age?: number | undefined };
  /** Whose it counts as until now, who is no answer. */
  readonly owner?: Pick<Face, 'mid'>;
  /** It is a child of the user's, as they said. */
  readonly isChild: boolean;
  readonly onAnswer: (owner: FaceOwner) => void;
}

/** The adding of a face, from the consent to the portrait. Open it for a logged-in user only. */
export function AddFaceSheet({ isOpen, ...flow }: AddFaceSheetProps) {
  const t = useT();
  const { onClose } = flow;
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('add-face.title')} isTall>
      <div className={styles.flow}>{isOpen ? <AddFaceFlow {...flow} /> : null}</div>
    </PageSheet>
  );
}

function AddFaceFlow({ onClose, onNext, onShow, onMore, askWhose }: Omit<AddFaceSheetProps, 'isOpen'>) {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const user = useUserInfo();
  const conf = useConfiguration();
  const faces = useFaces();
  const flow = useAddFace({
    maxBytes: conf.data?.uploadbytes,
    faces: faces.data?.icons ?? [],
    onKept(face) {
      // Nobody else is shot before they are chosen; and this photo may turn out to be theirs.
      if (face.relation === 'me') forgetChoice();
      onShow?.(face.id);
    },
    onDuplicate(id) {
      onShow?.(id);
      showToast({ text: t('add-face.duplicate') });
    },
  });
  const { state, restart } = flow;
  // The login was lost meanwhile: its dialog says so.
  useEffect(() => {
    if (!isLoggedIn) onClose();
  }, [isLoggedIn, onClose]);

  switch (state.step) {
    case 'camera':
      return (
        <CameraStep onPhoto={(file) => flow.pick(file, true)} onFile={(file) => flow.pick(file)} onBack={restart} />
      );
    case 'sending':
      return <SendingStep {...state} isKeeping={false} onCancel={restart} />;
    case 'keeping':
      return <SendingStep {...state} isKeeping onCancel={restart} />;
    case 'which':
      return <WhichStep {...state} onChoose={flow.choose} onAgain={state.isFromCamera ? flow.openCamera : restart} />;
    case 'doubt':
      return (
        <DoubtStep
          {...state}
          concerns={state.report.concerns}
          onAgain={state.isFromCamera ? flow.openCamera : restart}
          onUse={flow.useAnyway}
        />
      );
    case 'age':
      return <AgeStep {...state} onAnswer={flow.answerAge} />;
    case 'whose':
      return askWhose({
        photo: { src: state.report.icon ?? state.file.url, age: state.report.age },
        isChild: state.isChild,
        onAnswer: flow.keepFor,
      });
    case 'not-me': {
      const { face } = state;
      return askWhose({
        photo: { src: face.icon, age: face.age },
        owner: face,
        isChild: false,
        onAnswer: flow.keepFor,
      });
    }
    case 'other': {
      const { owner, report, moved, file } = state;
      const mid = owner && 'mid' in owner ? owner.mid : undefined;
      const known = faces.data?.icons.find((face) => face.mid === mid && !face.sample);
      const pair = [known?.icon, report?.icon ?? moved?.icon ?? file?.url];
      return (
        <OtherStep
          faces={pair.filter((src) => src !== undefined)}
          onAgain={flow.askAgain}
          onSure={flow.keepAllTheSame}
        />
      );
    }
    case 'refused':
      return (
        <RefusedStep {...state} onAgain={state.isFromCamera ? flow.openCamera : restart} onSample={flow.useSample} />
      );
    case 'failed':
      if (isError(state.error, ERROR.guardianNeeded)) return <UnderAgeStep onClose={onClose} />;
      return <FailedStep {...state} onRetry={flow.retry} onRestart={restart} />;
    case 'done': {
      const face = faces.data?.icons.find(({ id }) => id === state.face.id) ?? state.face;
      const isFirst = faces.data?.icons.every(({ id, mid }) => mid !== face.mid || id === face.id) ?? true;
      const more = isFirst && !face.sample ? () => onMore(face) : undefined;
      const isMine = face.relation === 'me' && !face.sample;
      const next = () => {
        choosePerson(face.id);
        onNext();
      };
      const notMe = isFirst && isMine ? flow.notMe : undefined;
      const [standing] = faces.data?.icons.filter(({ mid, sample }) => mid === face.mid && !sample) ?? [];
      const isBehind = standing !== undefined && standing.id !== face.id;
      const prefer = isBehind && !face.sample ? () => void preferPhoto(face, t) : undefined;
      return <DoneStep face={face} onMore={more} onNotMe={notMe} onPrefer={prefer} onNext={next} onClose={onClose} />;
    }
    case 'choose':
      break;
  }
  const error = user.error ?? conf.error;
  if (!user.data || !conf.data) {
    if (!error) return <FlowSkeleton />;
    const retry = () => void Promise.all([user.refetch(), conf.refetch()]);
    return (
      <ErrorState
        title={t('add-face.failed')}
        text={errorText(error, t)}
        isOffline={isNetworkError(error)}
        retryLabel={t('action.retry')}
        isBusy={user.isFetching || conf.isFetching}
        onRetry={retry}
      />
    );
  }
  if (user.data.underage) return <UnderAgeStep onClose={onClose} />;
  if (!user.data.faceagree) return <ConsentStep version={conf.data.protocols.face} onSample={flow.useSample} />;
  return <ChooseStep onFile={(file) => flow.pick(file)} onCamera={flow.openCamera} onSample={flow.useSample} />;
}

function FlowSkeleton() {
  const t = useT();
  return (
    <Loading label={t('add-face.loading')}>
      <div className={styles.skeleton}>
        <Skeleton />
        <Skeleton shape="block" heightPx={280} />
        <Skeleton shape="block" heightPx={52} />
      </div>
    </Loading>
  );
}
