/** What a photo listens to so that holding it enlarges all of them. */
export type HoldHandlers = {
  readonly onTouchStart: () => void;
  readonly onTouchEnd: () => void;
  readonly onTouchCancel: () => void;
  readonly onPointerDown: () => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
};
