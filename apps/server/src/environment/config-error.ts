/** A variable of the environment, or a file that one names, is missing or wrong; the message says which and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The same failure as one of the configuration. */
export const asConfigError = (error: unknown, prefix = ''): ConfigError =>
  new ConfigError(`${prefix}${error instanceof Error ? error.message : String(error)}`, { cause: error });
