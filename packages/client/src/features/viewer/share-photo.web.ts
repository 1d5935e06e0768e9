import type { SharePhoto } from './share-photo-port';

/** Whether the machine takes pictures into its share sheet: phones do, most PCs do not. */
export function canSharePhoto(): boolean {
  const probe = new File([''], 'photo.jpg', { type: 'image/jpeg' });
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [probe] }) === true;
}

export const sharePhoto: SharePhoto = async (url, name) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const blob = await response.blob();
  try {
    await navigator.share({ files: [new File([blob], name, { type: blob.type })] });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
};
