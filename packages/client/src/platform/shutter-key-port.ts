/** What each machine's side of `shutter-key` offers. */
export interface ShutterKeyPort {
  /** The space key takes the photo where there is one, unless it presses what has the focus. */
  useShutterKey(isEnabled: boolean, onPress: () => void): void;
}
