import { type ChannelsConfig, readChannels } from '../adapters/channels/env.ts';
import { SANDBOX_CASHIER } from '../adapters/channels/sandbox/env.ts';
import type { EnginesConfig } from '../adapters/engines/engines-config.ts';
import { readEngines } from '../adapters/engines/env.ts';
import { type LabelsConfig, readLabels } from '../adapters/labels/env.ts';
import { type ModerationConfig, readModeration } from '../adapters/moderation/env.ts';
import { type FolderObjectsConfig, readFolderObjects } from '../adapters/objects/folder/env.ts';
import { type RealPersonConfig, readRealPerson } from '../adapters/real-person/env.ts';
import { readSignIn, type SignInConfig } from '../adapters/sign-in/env.ts';
import { readSms, SMS_SANDBOXES, type SmsConfig } from '../adapters/sms/env.ts';
import { type DatabaseConfig, readDatabase } from '../database/env.ts';
import { checkAreas, type Environment } from '../environment/area.ts';
import { ConfigError } from '../environment/config-error.ts';
import { type KeysConfig, readKeys } from '../keys/env.ts';
import { readStudio, type StudioConfig } from '../studio/env.ts';
import { type BusinessConfig, readBusiness } from './business.ts';
import { AREAS } from './declared-variables.ts';
import { type FoldersConfig, projectFolder, readFolders } from './folders.ts';
import { type LimitsConfig, readLimits } from './limits.ts';
import { type ListenConfig, readListen } from './listen.ts';
import { type ProcessConfig, readProcess } from './process.ts';
import { refuseOpenInbox, refuseSandboxes } from './sandboxes.ts';
import { readShop, type ShopConfig } from './shop.ts';

export { ConfigError } from '../environment/config-error.ts';

/** What this process runs on, read once at the start. Each part is declared beside what it configures. */
export interface Config
  extends ListenConfig,
    FoldersConfig,
    ProcessConfig,
    DatabaseConfig,
    KeysConfig,
    StudioConfig,
    LimitsConfig,
    ShopConfig {
  /** Which engine makes which theme; without a file of engines it is the studio, offline. */
  engines: EnginesConfig;
  /** Who judges texts and pictures; embedded, offline, unless told. */
  moderation: ModerationConfig;
  labels: LabelsConfig;
  objects: FolderObjectsConfig;
  sms: SmsConfig;
  signIn: SignInConfig;
  realPerson: RealPersonConfig;
  channels: ChannelsConfig;
  business: BusinessConfig;
}

/**
 * Reads the configuration from the environment. In development it makes the secrets once, in the data folder.
 * Throws ConfigError when a value is wrong, a secret is missing in production, or a sandbox adapter is not allowed there.
 */
export function loadConfig(environment: Environment): Config {
  checkAreas(AREAS, environment);
  const process = readProcess(environment);
  const isProduction = process.environment === 'production';
  const sms = readSms(environment);
  const shop = readShop(environment);
  const sandboxes = [
    ...(SMS_SANDBOXES.has(sms.adapter) ? [sms.adapter] : []),
    ...(shop.shop === 'sandbox' ? [SANDBOX_CASHIER] : []),
  ];
  if (isProduction) refuseSandboxes(sandboxes, environment);
  const listen = readListen(environment);
  if (process.roles.has('api')) refuseOpenInbox(sms.adapter, listen);
  const channels = readChannels(environment, shop.shop, readSignIn(environment).region);
  if (shop.shop === 'open' && Object.values(channels).some(Boolean) && listen.publicUrl === '')
    throw new ConfigError('KINORA_SHOP=open needs KINORA_PUBLIC_URL: vendors tell of payments there.');
  const business = readBusiness(environment, isProduction);
  if (shop.shop === 'open' && business.operator.contact === '')
    throw new ConfigError('KINORA_SHOP=open needs KINORA_CONTACT: whoever pays must be able to reach you.');
  const folders = readFolders(environment);
  return {
    ...process,
    ...folders,
    ...readKeys(environment, isProduction, folders.dataFolder),
    ...listen,
    ...readDatabase(environment),
    ...readStudio(environment),
    ...readLimits(environment),
    ...shop,
    engines: readEngines(environment, projectFolder),
    moderation: readModeration(environment),
    labels: readLabels(environment, isProduction),
    objects: readFolderObjects(environment, folders.dataFolder),
    sms,
    signIn: readSignIn(environment),
    realPerson: readRealPerson(environment),
    channels,
    business,
  };
}
