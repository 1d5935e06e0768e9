import { type AigcFields, aigcOfValue, type FileLabel } from '@kinora/provenance';

/** What the verifier answers of a file's credentials; only what is used of it. */
export interface VerifierAnswer {
  readonly validation_state?: string;
  readonly validation_status?: readonly { readonly code: string }[];
  readonly active_manifest?: string;
  readonly manifests?: Readonly<Record<string, VerifiedManifest>>;
}

interface VerifiedManifest {
  readonly assertions?: readonly { readonly label: string; readonly data: unknown }[];
  readonly signature_info?: { readonly issuer?: string; readonly common_name?: string; readonly time?: string };
}

/** Nothing to verify, whole and by one whom this studio trusts, whole and by somebody, changed, or beyond reading. */
export type CredentialState = 'none' | 'trusted' | 'valid' | 'broken';
/** What does not fit the signature any more. */
export type Change = 'picture' | 'video' | 'notes' | 'signature' | 'certificate';
/** How the picture came about, as far as it is said. */
export type Source = 'composite' | 'trained';

export interface OriginReport {
  readonly isVideo: boolean;
  readonly isAi: 'yes' | 'maybe' | 'unsaid';
  readonly credentials: CredentialState;
  readonly changes: readonly Change[];
  readonly source?: Source | undefined;
  readonly maker?: string | undefined;
  readonly tool?: string | undefined;
  /** As it is written: ISO 8601 as a rule. */
  readonly createdAt?: string | undefined;
  readonly signer?: string | undefined;
  /** The implicit label, from the file or else from the credentials. */
  readonly fields?: AigcFields | undefined;
}

const CHANGES: readonly (readonly [RegExp, Change])[] = [
  [/^assertion\.(dataHash|boxesHash)\./, 'picture'],
  [/^assertion\.bmffHash\./, 'video'],
  [/^claimSignature\./, 'signature'],
  [/^(signingCredential|timeStamp)\./, 'certificate'],
];

const isUntrusted = (code: string): boolean => code === 'signingCredential.untrusted';

function readChanges({ validation_status = [] }: VerifierAnswer): Change[] {
  const codes = validation_status.map(({ code }) => code).filter((code) => !isUntrusted(code));
  return [...new Set(codes.map((code) => CHANGES.find(([pattern]) => pattern.test(code))?.[1] ?? 'notes'))];
}

function readState(answer: VerifierAnswer | undefined): CredentialState {
  if (!answer) return 'none';
  if (answer.validation_state === 'Trusted') return 'trusted';
  return answer.validation_state === 'Valid' ? 'valid' : 'broken';
}

function sourceOf(text: string): Source | undefined {
  if (/compositeWithTrainedAlgorithmicMedia/i.test(text)) return 'composite';
  return /trainedAlgorithmicMedia/i.test(text) ? 'trained' : undefined;
}

const orUndefined = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** Puts together what a file says of itself and what became of its credentials. */
export function reportOrigin(label: FileLabel, answer: VerifierAnswer | undefined): OriginReport {
  const manifest = answer?.manifests?.[answer.active_manifest ?? ''];
  const assertions = manifest?.assertions ?? [];
  const signed = assertions.flatMap(({ label: name, data }) =>
    /aigc/i.test(name) ? (aigcOfValue(data) ?? []) : [],
  )[0];
  const fields = label.aigc ?? signed;
  const actions = assertions.filter(({ label: name }) => name.startsWith('c2pa.actions'));
  const source = sourceOf(JSON.stringify(actions)) ?? sourceOf(label.sourceType ?? '');
  const { issuer, common_name, time } = manifest?.signature_info ?? {};
  const isSure = fields?.Label === '1' || source !== undefined;
  return {
    isVideo: label.format === 'mp4',
    isAi: isSure ? 'yes' : fields ? 'maybe' : 'unsaid',
    credentials: readState(answer),
    changes: answer ? readChanges(answer) : [],
    source,
    maker: orUndefined(fields?.ContentProducer) ?? issuer ?? common_name,
    tool: label.tool,
    createdAt: label.createdAt ?? time,
    signer: issuer ?? common_name,
    fields,
  };
}
