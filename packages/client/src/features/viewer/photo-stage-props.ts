import type { ResultImage } from '@kinora/contract';

/** What PhotoStage takes on every machine. */
export type PhotoStageProps = {
  photos: readonly ResultImage[];
  index: number;
  altOf: (photo: ResultImage) => string;
  onIndexChange: (index: number) => void;
  /** Dragged away, or pinched small. */
  onClose: () => void;
  /** Tapped: the words and buttons go, or come back. */
  onTap: () => void;
  errorText: string;
  isRightToLeft: boolean;
};

/** What the buttons beside the photo do. */
export type PhotoStageHandle = {
  goTo: (index: number) => void;
};
