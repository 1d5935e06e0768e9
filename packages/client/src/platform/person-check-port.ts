/** What each machine's side of `person-check` offers. */
export interface PersonCheckPort {
  /** Whether this machine has the pages on which a real person is checked. */
  readonly hasPersonCheck: boolean;
}
