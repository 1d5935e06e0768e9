import type { PageQueries } from './routes';

/** The query with which the album opens anew, on what is kept, however it was left. */
export const keptAlbum = (): PageQueries['album'] => ({ tab: 'involved', opened: String(Date.now()) });
