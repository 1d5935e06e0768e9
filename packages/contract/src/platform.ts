/** Version of the client. */
export const CLIENT_VERSION = '1.12.9';
