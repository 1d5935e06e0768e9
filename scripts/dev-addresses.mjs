/** Where `npm run dev` serves the page, at a fixed port: providers and the cashier send browsers back there. */
export const PAGE = { host: '127.0.0.1', port: 5173, url: 'http://127.0.0.1:5173' };

/** The server that the page is in front of: `KINORA_SERVER` where it is set, otherwise this machine's at `KINORA_PORT`. */
export const serverBehindPage = ({ KINORA_SERVER, KINORA_PORT }) =>
  KINORA_SERVER || `http://127.0.0.1:${KINORA_PORT || 7700}`;
