/** What is said of a camera that was denied: the browser asks, or the system below it. */
export const CAMERA_DENIED_TEXT = 'camera.denied';
