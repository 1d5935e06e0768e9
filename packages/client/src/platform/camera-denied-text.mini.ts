/** What is said of a camera that was denied: the host asks, and keeps the answer in its settings of the app. */
export const CAMERA_DENIED_TEXT = 'camera.denied-host';
