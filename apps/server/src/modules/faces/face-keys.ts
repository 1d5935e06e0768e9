/** Everything of one face lies in one folder, which is erased whole. */
export function faceFolder(uid: string, faceId: string): string {
  return `users/${uid}/faces/${faceId}/`;
}

/** A picture of a theme with this face; the cover is named as its theme. */
export const coverKey = (uid: string, faceId: string, name: string): string =>
  `${faceFolder(uid, faceId)}covers/${name}`;

export function faceKeys(uid: string, faceId: string) {
  const folder = faceFolder(uid, faceId);
  return { photo: `${folder}photo`, icon: `${folder}icon`, plate: `${folder}plate` };
}
