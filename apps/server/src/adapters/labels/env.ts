import { openSigner, type SigningCredentials } from '@kinora/provenance/node';
import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { asConfigError, ConfigError } from '../../environment/config-error.ts';
import { optionalText, text, webAddress } from '../../environment/kinds.ts';

const shown = 'made once in development';

export const labelsArea = defineArea('Labels of origin', {
  KINORA_LABEL_PRODUCER: text('Name or code of the provider in the label of every picture.', 'Kinora', 64),
  KINORA_SIGNING_CERTIFICATES: optionalText(
    'PEM of the certificates that sign content credentials, the own one first (P-256, P-384 or Ed25519); without them in production pictures leave unsigned, and the log says so.',
    { shown },
  ),
  KINORA_SIGNING_KEY: optionalText('PEM of the key to the first of these certificates.', { isSecret: true, shown }),
  KINORA_TIMESTAMP_URL: webAddress(
    'An authority (RFC 3161) that witnesses when portraits, 4K and videos were signed; while it is silent they leave without its stamp.',
  ),
});

/** What every picture that leaves says of its origin. */
export interface LabelsConfig {
  /** Name or code of the provider in the implicit label. */
  producer: string;
  /** What content credentials are signed with; null: pictures leave without. */
  signing: SigningCredentials | 'development' | null;
  /** An authority (RFC 3161) that witnesses when a signature was made; null: nobody does. */
  timestampUrl: string | null;
}

/** Throws ConfigError, also where certificate and key do not belong together. */
export function readLabels(environment: Environment, isProduction: boolean): LabelsConfig {
  const env = readArea(labelsArea, environment);
  return {
    producer: env.KINORA_LABEL_PRODUCER,
    signing: readSigning(env.KINORA_SIGNING_CERTIFICATES, env.KINORA_SIGNING_KEY, isProduction),
    timestampUrl: env.KINORA_TIMESTAMP_URL,
  };
}

/** Certificates and key as PEM, line ends also as `\\n`. Nobody would trust an authority that a production server made itself. */
function readSigning(certificates: string | null, privateKey: string | null, isProduction: boolean) {
  if (certificates === null && privateKey === null) return isProduction ? null : 'development';
  if (certificates === null || privateKey === null) {
    throw new ConfigError('KINORA_SIGNING_CERTIFICATES and KINORA_SIGNING_KEY are given together, or neither.');
  }
  const signing = { certificates: unfold(certificates), privateKey: unfold(privateKey) };
  try {
    openSigner(signing);
  } catch (error) {
    throw asConfigError(error);
  }
  return signing;
}

const unfold = (pem: string): string => pem.replaceAll('\\n', '\n');
