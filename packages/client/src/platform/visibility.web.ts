/** Whether the user can see the app. */
export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Calls back when the app is shown or hidden; gives the function that ends it. */
export function onVisibilityChange(listener: (isVisible: boolean) => void): () => void {
  const tell = () => listener(isVisible());
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
