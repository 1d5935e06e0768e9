/** Everything of one face lies in one folder, which is erased whole. */
export function faceFolder(uid: string, faceId: string): string {
  return `users/${uid}/faces/${faceId}/`;
}

/** A theme's cover with this face. */
export const coverKey = (uid: string, faceId: string, themeId: string): string =>
  `${faceFolder(uid, faceId)}covers/${themeId}`;

export function faceKeys(uid: string, faceId: string) {
  const folder = faceFolder(uid, faceId);
  return { photo: `${folder}photo`, icon: `${folder}icon`, plate: `${folder}plate` };
}
