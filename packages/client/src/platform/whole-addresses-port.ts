/** What each machine's side of `whole-addresses` offers. */
export interface WholeAddressesPort {
  /** An answer whose pictures can be shown here: a mini-program would look for `/o/…` in its own package. */
  withWholeAddresses(answer: unknown): unknown;
}
