/** What each machine's side of `visibility` offers. */
export interface VisibilityPort {
  /** Whether the user can see the app. */
  isVisible(): boolean;
  /** Calls back when the app is shown or hidden; gives the function that ends it. */
  onVisibilityChange(listener: (isVisible: boolean) => void): () => void;
}
