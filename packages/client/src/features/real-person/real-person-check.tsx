import { ERROR, REAL_PERSON_CODE, REAL_PERSON_FRAMES, type RealPersonCode } from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import { isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { answerPurpose } from '../../domain/account/answer-purpose';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { isUnknown, useFaces } from '../../domain/faces/use-faces';
import {
  beginCheck,
  type CheckOutcome,
  endCheck,
  type StudioCheck,
} from '../../domain/real-person/begin-and-end-check';
import { serviceNames } from '../../lib/service-names';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import type { CameraProblem } from '../../platform/camera-view-port';
import { serverBase } from '../../platform/server-address';
import { GuestState } from '../../session/guest-state';
import { useIsLoggedIn } from '../../session/session';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Loading, Skeleton } from '../../ui/skeleton';
import { CameraProblemStep } from './camera-problem-step';
import { judgeClip, judgeFrames, LiveCheck, openService, readMetaInfo } from './check-ways';
import { ClipStep } from './clip-step';
import { FacelessStep } from './faceless-step';
import { IntroSkeleton } from './intro-skeleton';
import { IntroStep } from './intro-step';
import { OutcomeStep } from './outcome-step';
import styles from './real-person.module.css';
import { ReviewStep } from './review-step';

type Step =
  | { kind: 'intro' }
  /** There is no photo of the user's own to compare with. */
  | { kind: 'faceless'; isConsentOpen?: true }
  | { kind: 'camera'; check: StudioCheck }
  | { kind: 'clip'; check: StudioCheck }
  | { kind: 'review' }
  | { kind: 'problem'; problem: CameraProblem }
  | { kind: 'judging' }
  | { kind: 'ended'; outcome: CheckOutcome };

interface RealPersonCheckProps {
  /** The photo that the check is about; the user's first unchecked one unless told. */
  readonly faceId?: string | undefined;
  /** A check that a service has made on its page: it is asked how it ended. */
  readonly returnedId?: string | undefined;
  /** How it ended in the words of its page. */
  readonly returnedCode?: RealPersonCode | undefined;
}

/** From the words about it to how the check ended. */
export function RealPersonCheck(props: RealPersonCheckProps) {
  const isLoggedIn = useIsLoggedIn();
  return isLoggedIn ? <Check {...props} /> : <GuestState picture="camera" />;
}

function Check({ faceId, returnedId, returnedCode = REAL_PERSON_CODE.passed }: RealPersonCheckProps) {
  const t = useT();
  const conf = useConfiguration();
  const account = useUserInfo();
  const user = account.data;
  const faces = useFaces();
  const hasFace = faces.data?.icons.some(({ mid, sample }) => mid === user?.uid && !sample) ?? true;
  const { switchTab } = useNavigation();
  const [step, setStep] = useState<Step>(returnedId === undefined ? { kind: 'intro' } : { kind: 'judging' });
  const [isBusy, setIsBusy] = useState(false);
  const [keep, setKeep] = useState(false);
  const again = () => setStep({ kind: 'intro' });

  /** Waits for how it ends; without an answer one begins anew. */
  function settle(work: Promise<CheckOutcome>): void {
    setStep({ kind: 'judging' });
    work.then(
      (outcome) => setStep({ kind: 'ended', outcome }),
      (error: unknown) => {
        showError(error);
        again();
      },
    );
  }
  const latestSettle = useRef(settle);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (returnedId === undefined || asked.current === returnedId) return;
    asked.current = returnedId;
    latestSettle.current(endCheck(returnedId, returnedCode));
  }, [returnedId, returnedCode]);

  const isElsewhere = conf.data !== undefined && conf.data.realpersonby !== 'studio';
  const isAgreed = user?.purposes.some(({ kind, mid, agreed }) => kind === 'outside' && mid === user.uid && agreed);
  const isConsentOpen = isElsewhere && user !== undefined && !isAgreed;

  const by = conf.data?.realpersonby;
  const canOpen = isElsewhere ? openService !== undefined : LiveCheck !== undefined;
  // A machine that cuts no frames needs a server that does.
  const canClip = by === 'studio' && (LiveCheck !== undefined || conf.data?.realpersonclip === true);

  async function start(kind: 'camera' | 'clip', identity: { realname?: string; idnum?: string } = {}): Promise<void> {
    setIsBusy(true);
    try {
      if (isConsentOpen) await answerPurpose('outside', [user.uid], true);
      const check = await beginCheck({
        ...identity,
        ...(faceId !== undefined && { face: faceId }),
        metainfo: readMetaInfo(),
      });
      if (check.by === 'studio') setStep({ kind, check });
      else openService?.(check.url);
    } catch (error) {
      if (isError(error, ERROR.realPersonFace)) setStep({ kind: 'faceless' });
      else if (isError(error, ERROR.consentMissing)) setStep({ kind: 'faceless', isConsentOpen: true });
      else showError(error);
    }
    setIsBusy(false);
  }

  const body = () => {
    switch (step.kind) {
      case 'intro':
        // Who checks, and what is agreed to, is read once: what one has begun to read does not become another text.
        if (conf.isLoading || account.isLoading || isUnknown(faces)) return <IntroSkeleton />;
        // What is missing is said before any of it is promised.
        if (user?.underage)
          return (
            <EmptyState
              picture="people"
              title={t('add-face.under-title')}
              text={t('add-face.under-text', conf.data?.guardianage ?? 0)}
            />
          );
        if (user && (!hasFace || !user.faceagree)) {
          return (
            <>
              <FacelessStep faceId={faceId} isConsentOpen={hasFace} onReady={again} />
              {conf.data?.realpersonreview ? (
                <Button label={t('person.review')} variant="plain" isWide onPress={() => setStep({ kind: 'review' })} />
              ) : null}
            </>
          );
        }
        return (
          <IntroStep
            isElsewhere={isElsewhere}
            consent={
              isConsentOpen && canOpen ? t('outside.ask-text', serviceNames(t, conf.data?.services ?? [])) : undefined
            }
            needsIdentity={canOpen && (conf.data?.realpersonid ?? false)}
            isBusy={isBusy || user === undefined}
            onStart={canOpen ? (identity) => void start('camera', identity) : undefined}
            onClip={canClip ? () => void start('clip') : undefined}
            onReview={conf.data?.realpersonreview ? () => setStep({ kind: 'review' }) : undefined}
            elsewhere={serverBase()}
            keep={isElsewhere ? undefined : keep}
            onKeep={setKeep}
          />
        );
      case 'faceless':
        return <FacelessStep faceId={faceId} isConsentOpen={step.isConsentOpen ?? false} onReady={again} />;
      case 'camera': {
        const { check } = step;
        const end = (code: RealPersonCode) => settle(endCheck(check.id, code));
        const judge = judgeFrames;
        if (!LiveCheck || !judge) return null;
        return (
          <LiveCheck
            actions={check.actions}
            sidePx={keep ? REAL_PERSON_FRAMES.keptSidePx : REAL_PERSON_FRAMES.sidePx}
            onFrames={(frames) => settle(judge(check, frames, keep))}
            onProblem={(problem) => setStep({ kind: 'problem', problem })}
            onBreak={end}
          />
        );
      }
      case 'clip': {
        const { check } = step;
        return (
          <ClipStep
            actions={check.actions}
            onClip={(clip) => settle(judgeClip(check, clip, keep))}
            onLeave={() => settle(endCheck(check.id, REAL_PERSON_CODE.interrupted))}
          />
        );
      }
      case 'review':
        return <ReviewStep onBack={again} />;
      case 'problem':
        return <CameraProblemStep problem={step.problem} onRetry={again} onClip={() => void start('clip')} />;
      case 'judging':
        return (
          <Loading label={t('person.judging')}>
            <div className={styles.center}>
              <h2 className={styles.title}>{t('person.judging')}</h2>
              <Skeleton shape="block" heightPx={4} />
            </div>
          </Loading>
        );
      case 'ended':
        return <OutcomeStep outcome={step.outcome} onAgain={again} onClose={() => void switchTab('mine')} />;
    }
  };
  return <div className={styles.check}>{body()}</div>;
}
