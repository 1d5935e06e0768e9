import type { SetUpWish } from '../../session/kept-wish';

export interface ShootSetupProps {
  /** The theme that is chosen already. */
  readonly themeId: string | undefined;
  /** What a guest had chosen who comes back from logging in. */
  readonly before?: SetUpWish | undefined;
  /** Somebody is to be added to what was chosen. */
  readonly onAddFace: (chosen: Omit<SetUpWish, 'kind'>) => void;
}
