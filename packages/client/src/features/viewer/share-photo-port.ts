/** What became of it. */
export type SharePhotoOutcome = 'shared' | 'cancelled';

/** Hands a photo's file to the machine's share sheet. Rejects when it cannot be fetched or handed over. */
export type SharePhoto = (url: string, name: string) => Promise<SharePhotoOutcome>;
