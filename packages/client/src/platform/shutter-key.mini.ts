/** A mini-program has no keys. */
export function useShutterKey(_isEnabled: boolean, _onPress: () => void): void {}
