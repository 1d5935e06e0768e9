/** The owner of a square photo sees its share or withdraw badge. */
export function isSquareOwner(image: { readonly puid: string }, userid: string): boolean {
  return userid !== '' && image.puid === userid;
}
