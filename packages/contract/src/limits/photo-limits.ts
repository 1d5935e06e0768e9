/** What a picture must be to be picked, sent and read. */
export const IMAGE_LIMITS = {
  maxPicked: 5,
  minSidePx: 200,
  resizeCapPx: 1024,
  compressPixels: 2_000_000,
  compressRatioMin: 0.2,
  compressRatioMax: 1,
  qrDecodeMaxPixels: 1_048_576,
} as const;

/** Picture formats that are accepted, by their file extension; webp is not. */
export const IMAGE_EXTENSIONS = ['png', 'jpg', 'gif'] as const;
export type ImageExtension = (typeof IMAGE_EXTENSIONS)[number];

/** Only png, jpg and gif are accepted; jpeg is jpg under another name. */
export function isAcceptedExtension(extname: string): boolean {
  const lower = extname.toLowerCase().replace(/^\./, '');
  return lower === 'jpeg' || IMAGE_EXTENSIONS.some((extension) => extension === lower);
}

/** A gif is never compressed: it would lose its movement. */
export function canCompress(extname: string): boolean {
  return isAcceptedExtension(extname) && extname.toLowerCase().replace(/^\./, '') !== 'gif';
}

/** Figures of a shoot. */
export const SHOOT_LIMITS = {
  membersMin: 1,
  membersMax: 2,
  regularSheets: 20,
  regularSeconds: 10,
  customSheetsMin: 4,
  customSheetsMax: 12,
  customMinutes: 3,
  debugResendMs: 15_000,
  /** Photos of a batch that may be kept without paying, and the number when it is not configured. */
  freeBatch: 8,
  freeBatchUnset: 4,
  /** Hours until free photos come back; the configuration's `waitmin` is in minutes. */
  freeWaitHours: 3,
  propCards: 50,
} as const;

/** Figures of sharing and album sync. */
export const SHARE_LIMITS = {
  batchMax: 15,
  squareFirstPage: 1,
  /** Photo ids that are listed as needing an update at once. */
  syncUpdateMax: 15,
  /** A finished download task is cleared after this. */
  syncClearMs: 1000,
} as const;
