/** Error id 10: the picture cannot be read ('image error'). */
export class ImageUnreadableError extends Error {
  override readonly name = 'ImageUnreadableError';
}
