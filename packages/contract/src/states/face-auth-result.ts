/** Result codes of a real-person face check. */
export const FACE_AUTH_RESULT = {
  success: 1000,
  systemError: 1001,
  interrupted: 1003,
  networkError: 2002,
  deviceTimeWrong: 2003,
  checkFailed: 2006,
} as const;
export type FaceAuthResult = (typeof FACE_AUTH_RESULT)[keyof typeof FACE_AUTH_RESULT];
