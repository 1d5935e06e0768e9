/** What is said without a network: what was seen last is kept beyond the end of the app. */
export const OFFLINE_TEXT = 'app.offline';
