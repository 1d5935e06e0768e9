import type { Face, FaceMoment } from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import { showError } from '../../api/show-error';
import type { Person } from '../../lib/people';
import type { CameraProblem } from '../../platform/camera-view-port';
import { pickImages } from '../../platform/pick-image';
import { onVisibilityChange } from '../../platform/visibility';
import { momentsToTake, roomFor } from './cues';
import { DoneStep } from './done-step';
import { FullStep } from './full-step';
import { GuidedCamera } from './guided-camera';
import { isSpoilt, isUnfinished, type Shot } from './guided-state';
import { IntroStep } from './intro-step';
import { NoCameraStep } from './no-camera-step';
import { ReviewStep } from './review-step';
import { useGuidedPhotos } from './use-guided-photos';

interface GuidedFlowProps {
  readonly person: Person;
  /** Whether leaving now would lose pictures. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onClose: () => void;
  readonly onNext: () => void;
  readonly onDelete: (face: Face) => void;
}

/** From the words about it to the photos that are kept. */
export function GuidedFlow({ person, onUnsaved, onClose, onNext, onDelete }: GuidedFlowProps) {
  const { state, add, ...guided } = useGuidedPhotos(person);
  const [problem, setProblem] = useState<CameraProblem>();
  const name = person.relation === 'me' ? undefined : person.name;
  // A picture of the album that cannot be used leaves its place to another; the camera's are taken again.
  const coming = state.shots.filter((shot) => shot.status.kind !== 'kept' && (shot.asked || !isSpoilt(shot)));
  const room = Math.max(0, roomFor(person.faces) - coming.length);
  const isUnsaved = isUnfinished(state);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  async function pick(): Promise<void> {
    try {
      const files = await pickImages({ max: room });
      if (files.length > 0) setProblem(undefined);
      for (const file of files) add(file);
    } catch (error) {
      showError(error);
    }
  }
  const album = () => void pick();
  /** What was taken before the camera failed is not taken a second time. */
  const goOn = () => {
    setProblem(undefined);
    const isTaken = (moment: FaceMoment) => state.shots.some(({ asked }) => asked === moment);
    const left = state.toTake.filter((moment) => !isTaken(moment));
    guided.openCamera(left.length > 0 ? left : state.toTake);
  };
  const latestGoOn = useRef(goOn);
  useEffect(() => {
    latestGoOn.current = goOn;
  });
  // A camera that was taken away while the user was elsewhere comes back with the user.
  useEffect(() => {
    if (problem === 'busy') return onVisibilityChange((isVisible) => isVisible && latestGoOn.current());
  }, [problem]);
  const again = (shots: readonly Shot[]) => guided.openCamera(shots.flatMap(({ asked }) => asked ?? []));

  if (problem && state.step === 'camera') {
    const back = () => {
      setProblem(undefined);
      guided.closeCamera();
    };
    return <NoCameraStep problem={problem} onRetry={goOn} onAlbum={album} onBack={back} />;
  }
  switch (state.step) {
    case 'camera':
      return (
        <GuidedCamera
          moments={state.toTake}
          shots={state.shots}
          onPhoto={add}
          onProblem={setProblem}
          onEnd={guided.closeCamera}
        />
      );
    case 'review':
      return (
        <ReviewStep
          shots={state.shots}
          name={name}
          room={room}
          onAgain={again}
          onChooseFace={guided.chooseFace}
          onAccept={guided.accept}
          onRetry={guided.retry}
          onRemove={guided.remove}
          onKeep={guided.keepAll}
          onMore={album}
        />
      );
    case 'done':
      return <DoneStep person={person} shots={state.shots} onNext={onNext} onClose={onClose} />;
    case 'intro':
      break;
  }
  if (room === 0) return <FullStep person={person} onDelete={onDelete} />;
  const camera = () => guided.openCamera(momentsToTake(person.faces));
  return <IntroStep name={name} room={room} onCamera={camera} onAlbum={album} />;
}
