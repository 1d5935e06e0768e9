/** Timeouts of the network. */
export const NETWORK_TIMEOUT = {
  requestMs: 60_000,
  socketMs: 60_000,
  uploadMs: 60_000,
  downloadMs: 60_000,
  defaultMs: 30_000,
  /** Of the gateway's own upload commands. */
  gatewayUploadMs: 120_000,
  asyncPageMs: 60_000,
  chunkLoadMs: 120_000,
} as const;

/** Timing of sessions and configuration. */
export const SESSION_TIMING = {
  heartbeatIntervalMs: 30_000,
  /** A login that finds another one in progress tries again after this. */
  loginRetryMs: 200,
  /** Start-up queries of the configuration and the gallery wait for this. */
  configQueryDelayMs: 300,
  asyncPageDelayMs: 200,
  aliveExpireS: 7200,
  /** A sealed command is refused when it is older. */
  secureExpireS: 180,
  codeCountdownS: 60,
  addFriendHintGapS: 300,
  /** A cancelled account's phone cannot register again for this long. */
  reRegisterWaitHours: 24,
} as const;

/** Fetching of the configuration file is tried again so often. */
export const CONFIG_RETRIES = 2;

/** Launched from a single page of moments: the stored login is not restored. */
export const MOMENTS_SINGLE_PAGE_SCENE = 1154;
