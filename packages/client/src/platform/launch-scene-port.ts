/** What each machine's side of `launch-scene` offers. */
export interface LaunchScenePort {
  /** Launched for a single page: the stored login is not restored then. */
  isLaunchedForOnePage(): boolean;
}
