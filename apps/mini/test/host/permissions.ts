interface Callbacks {
  readonly success?: (answer: object) => void;
  readonly fail?: (failure: { errMsg: string }) => void;
}

/** What the user lets the app do. Refused once, the host asks no more: the settings change it. */
export class HostPermissions {
  album = true;
  camera = true;
  /** What the user does in the settings. */
  allowsInSettings = true;
  #isTapped = false;

  /** A tap lets the app open the settings, until it has waited for something else. */
  noteTap(): void {
    this.#isTapped = true;
  }

  noteWait(): void {
    this.#isTapped = false;
  }

  readonly api = {
    openSetting: ({ success, fail }: Callbacks) => {
      if (!this.#isTapped) return fail?.({ errMsg: 'openSetting:fail can only be invoked by user TAP gesture.' });
      this.album = this.allowsInSettings;
      this.camera = this.allowsInSettings;
      success?.({ authSetting: { 'scope.writePhotosAlbum': this.album, 'scope.camera': this.camera } });
    },
  };
}
