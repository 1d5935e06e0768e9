import type { ResultImage } from '@kinora/contract';

/** What PhotoStage takes on every machine. */
export type PhotoStageProps = {
  photos: readonly ResultImage[];
  index: number;
  altOf: (photo: ResultImage) => string;
  onIndexChange: (index: number) => void;
  /** Away: dragged off, pinched small, or closed. */
  onClose: () => void;
  /** The photo is lifted off the screen, or lies on it again: nothing else is in its way meanwhile. */
  onLift: (isLifted: boolean) => void;
  /** Tapped: the words and buttons go, or come back. */
  onTap: () => void;
  errorText: string;
  isRightToLeft: boolean;
};

/** What the buttons beside the photo do. */
export type PhotoStageHandle = {
  goTo: (index: number) => void;
  /** Takes the photo back to where it came from, then tells `onClose`. */
  close: () => void;
};
