import type { FileFormat } from '@kinora/provenance';
import { joinAddress } from '../../lib/join-address';
import { serverBase } from '../../platform/server-address';
import type { VerifierAnswer } from './origin-report';

const TYPES: Readonly<Record<FileFormat, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
};

/** The verifier, or the certificate that it trusts, could not be fetched. */
export class VerifierMissingError extends Error {
  override readonly name = 'VerifierMissingError';
}

async function fetchAnchor(): Promise<string> {
  const response = await fetch(joinAddress(serverBase(), 'credentials/anchor.pem'));
  if (!response.ok) throw new Error(`The certificate answered ${response.status}`);
  return response.text();
}

async function loadVerifier() {
  const [{ default: start, WasmReader }, { default: wasmUrl }, anchor] = await Promise.all([
    import('@contentauth/c2pa-wasm'),
    import('@contentauth/c2pa-wasm/c2pa.wasm?url'),
    fetchAnchor(),
  ]);
  await start({ module_or_path: wasmUrl });
  return { WasmReader, anchor };
}

let verifier: ReturnType<typeof loadVerifier> | undefined;

/** Fetched once, and again after a failure: some megabytes that only this page needs. */
function getVerifier(): ReturnType<typeof loadVerifier> {
  verifier ??= loadVerifier().catch((cause: unknown) => {
    verifier = undefined;
    throw new VerifierMissingError('the verifier could not be loaded', { cause });
  });
  return verifier;
}

/** Checks content credentials on this device. Damaged ones are an answer too. Throws VerifierMissingError. */
export async function verifyCredentials(bytes: Uint8Array, format: FileFormat): Promise<VerifierAnswer> {
  const { WasmReader, anchor } = await getVerifier();
  const trust = anchor === '' ? {} : { trust: { trust_anchors: anchor } };
  const context = JSON.stringify({ ...trust, verify: { verify_trust: true } });
  try {
    const reader = await WasmReader.fromBytes(TYPES[format], bytes, context);
    try {
      return JSON.parse(reader.json()) as VerifierAnswer;
    } finally {
      reader.free();
    }
  } catch (error) {
    return { validation_state: 'Invalid', validation_status: [{ code: String(error) }] };
  }
}
