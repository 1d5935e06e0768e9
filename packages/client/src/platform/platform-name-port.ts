/** What each machine's side of `platform-name` offers. */
export interface PlatformNamePort {
  /** What kind of client this is, in the specification's words. */
  readonly platform: string;
  /** Whether the host offers the name that the user has in it, in an input of the type `nickname`. */
  readonly hasNameField: boolean;
  /** The machine in words, for the server's log: system and browser family, never a fingerprint. */
  readonly systemName: string;
}
