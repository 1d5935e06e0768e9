import type { ComponentType } from 'react';
import type { CheckOutcome, StudioCheck } from '../../domain/real-person/begin-and-end-check';
import type { PickedFile } from '../../platform/picked-file';
import type { LiveCheckProps } from './live-check-props';
import type { TakenFrame } from './take-frames';

/** How a real person is checked on a machine. What is undefined it cannot do. */
export interface CheckWays {
  /** The live picture of the camera. */
  readonly LiveCheck: ComponentType<LiveCheckProps> | undefined;
  /** Sends what it took and tells how the check ended; `keep`: sharp ones become photos. Throws as `call` does. */
  readonly judgeFrames:
    | ((check: StudioCheck, frames: readonly TakenFrame[], keep: boolean) => Promise<CheckOutcome>)
    | undefined;
  /** The same with a clip, of which frames are cut here or by the server. */
  judgeClip(check: StudioCheck, clip: PickedFile, keep: boolean): Promise<CheckOutcome>;
  /** Goes to the page of a service. */
  readonly openService: ((url: string) => void) | undefined;
  /** What a service asks to know of the machine. */
  readMetaInfo(): string;
}
