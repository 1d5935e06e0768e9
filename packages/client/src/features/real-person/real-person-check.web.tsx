import type { RealPersonCode } from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import { showError } from '../../api/show-error';
import { answerPurpose } from '../../domain/account/answer-purpose';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useConfiguration } from '../../domain/configuration/use-configuration';
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
import { GuestState } from '../../session/guest-state';
import { useIsLoggedIn } from '../../session/session';
import { Loading, Skeleton } from '../../ui/skeleton';
import { ActionCamera } from './action-camera';
import { CameraProblemStep } from './camera-problem-step';
import { IntroStep } from './intro-step';
import { OutcomeStep } from './outcome-step';
import styles from './real-person.module.css';
import { sendTaken } from './send-taken';

type Step =
  | { kind: 'intro' }
  | { kind: 'camera'; check: StudioCheck }
  | { kind: 'problem'; problem: CameraProblem }
  | { kind: 'judging' }
  | { kind: 'ended'; outcome: CheckOutcome };

interface RealPersonCheckProps {
  /** A check that a service has made on its page: it is asked how it ended. */
  readonly returnedId?: string | undefined;
}

/** From the words about it to how the check ended. */
export function RealPersonCheck({ returnedId }: RealPersonCheckProps) {
  const isLoggedIn = useIsLoggedIn();
  return isLoggedIn ? <Check returnedId={returnedId} /> : <GuestState picture="camera" />;
}

function Check({ returnedId }: RealPersonCheckProps) {
  const t = useT();
  const conf = useConfiguration();
  const user = useUserInfo().data;
  const { switchTab } = useNavigation();
  const [step, setStep] = useState<Step>(returnedId === undefined ? { kind: 'intro' } : { kind: 'judging' });
  const [isBusy, setIsBusy] = useState(false);
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
    latestSettle.current(endCheck(returnedId, 1000));
  }, [returnedId]);

  const isElsewhere = conf.data !== undefined && conf.data.realpersonby !== 'studio';
  const isAgreed = user?.purposes.some(({ kind, mid, agreed }) => kind === 'outside' && mid === user.uid && agreed);
  const isConsentOpen = isElsewhere && user !== undefined && !isAgreed;

  async function start(identity: { realname?: string; idnum?: string }): Promise<void> {
    setIsBusy(true);
    try {
      if (isConsentOpen) await answerPurpose('outside', [user.uid], true);
      const check = await beginCheck({
        ...identity,
        metainfo: JSON.stringify({ deviceType: 'h5', ua: navigator.userAgent }),
      });
      if (check.by === 'studio') setStep({ kind: 'camera', check });
      else location.assign(check.url);
    } catch (error) {
      showError(error);
    }
    setIsBusy(false);
  }

  const body = () => {
    switch (step.kind) {
      case 'intro':
        return (
          <IntroStep
            isElsewhere={isElsewhere}
            consent={isConsentOpen ? t('outside.ask-text', serviceNames(t, conf.data?.services ?? [])) : undefined}
            needsIdentity={conf.data?.realpersonid ?? false}
            isBusy={isBusy || conf.isLoading || user === undefined}
            onStart={(identity) => void start(identity)}
          />
        );
      case 'camera': {
        const { check } = step;
        const end = (code: RealPersonCode) => settle(endCheck(check.id, code));
        return (
          <ActionCamera
            actions={check.actions}
            onFrames={(frames) => settle(sendTaken(check, frames))}
            onProblem={(problem) => setStep({ kind: 'problem', problem })}
            onBreak={end}
          />
        );
      }
      case 'problem':
        return <CameraProblemStep problem={step.problem} onRetry={again} />;
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
