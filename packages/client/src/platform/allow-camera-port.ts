/** What each machine's side of `allow-camera` offers. */
export interface AllowCameraPort {
  /** Leads to where the camera can be allowed after all; tells whether it was. Undefined where there is no such way. */
  readonly allowCamera: (() => Promise<boolean>) | undefined;
}
