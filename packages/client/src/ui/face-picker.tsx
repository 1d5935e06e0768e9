import styles from './face-picker.module.css';
import { Photo } from './photo';

/** A face of the photo: shares of its width and height, and the face's own height. */
interface PickedFace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

interface FacePickerProps<Choice extends PickedFace> {
  readonly src: string;
  /** Names the photo to a screen reader. */
  readonly alt: string;
  /** Width of the photo over its height. */
  readonly ratio: number;
  /** The faces that can be chosen, from the left. */
  readonly choices: readonly Choice[];
  /** Names a face to a screen reader, by its place from 1. */
  readonly labelOf: (place: number) => string;
  /** The place as it is written, from 1. */
  readonly numberOf: (place: number) => string;
  readonly onChoose: (choice: Choice) => void;
}

/** A target is this much larger than the face that it is on. */
const RING_SHARE = 1.25;
/** What of the screen's height the photo takes at most. */
const MAX_HEIGHT_VH = 52;

/** A photo of several people with a ring to tap around each face. */
export function FacePicker<Choice extends PickedFace>({
  src,
  alt,
  ratio,
  choices,
  labelOf,
  numberOf,
  onChoose,
}: FacePickerProps<Choice>) {
  return (
    <div className={styles.group} style={{ maxInlineSize: `${ratio * MAX_HEIGHT_VH}vh` }}>
      <Photo src={src} alt={alt} ratio={ratio} isEager />
      {choices.map((choice, index) => (
        <button
          key={`${choice.x} ${choice.y}`}
          type="button"
          className={styles.face}
          style={placeOf(choice)}
          aria-label={labelOf(index + 1)}
          onClick={() => onChoose(choice)}
        >
          <span className={styles.number} aria-hidden="true">
            {numberOf(index + 1)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The photo is the same whichever way the language reads, so the places are physical. */
function placeOf({ x, y, height }: PickedFace) {
  return { left: `${x * 100}%`, top: `${y * 100}%`, height: `${height * RING_SHARE * 100}%` };
}
