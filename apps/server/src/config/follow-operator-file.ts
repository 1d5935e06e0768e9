import type { Logger } from 'pino';
import { asConfigError } from '../environment/config-error.ts';
import type { BusinessConfig } from './business.ts';
import type { Config } from './config.ts';
import { applyOperatorText, readOperatorText } from './operator-file.ts';

/** Reading is cheaper than a watch, and sees what mounted volumes and renamed files hide from one. */
const LOOK_MS = 2_000;

/** A configuration whose business is what the operator's file says now. */
export interface FollowedConfig {
  config: Config;
  /** Looks at the file at once, rather than within two seconds. */
  look(): void;
  close(): void;
}

/**
 * Follows the operator's file while the process runs. One that is wrong changes nothing, and is told once in the log.
 * @throws ConfigError when it is wrong at the start, where there is no former one
 */
export function followOperatorFile(config: Config, log: Logger): FollowedConfig {
  const { operatorFile, business: fromEnvironment } = config;
  let text: string | null = null;
  let business: BusinessConfig = fromEnvironment;
  let problem = '';

  function read(): void {
    const found = readOperatorText(operatorFile);
    if (found === text) return;
    text = found;
    business = found === null ? fromEnvironment : applyOperatorText(fromEnvironment, found);
    log.info({ file: operatorFile }, "the operator's configuration was read");
  }

  function look(): void {
    try {
      read();
      problem = '';
    } catch (error) {
      const { message } = asConfigError(error);
      if (message !== problem) {
        log.error(
          { file: operatorFile, problem: message },
          "the operator's configuration was refused; the former one stays",
        );
      }
      problem = message;
    }
  }

  try {
    read();
  } catch (error) {
    throw asConfigError(error, `${operatorFile}: `);
  }
  const looking = setInterval(look, LOOK_MS).unref();
  return {
    config: Object.defineProperty({ ...config }, 'business', { get: () => business, enumerable: true }),
    look,
    close: () => clearInterval(looking),
  };
}
