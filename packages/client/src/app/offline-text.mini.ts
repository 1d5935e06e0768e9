/** What is said without a network: nothing that was seen is kept but what is open. */
export const OFFLINE_TEXT = 'app.offline-open';
