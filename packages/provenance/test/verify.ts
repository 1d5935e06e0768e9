import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import initVerifier, { WasmReader } from '@contentauth/c2pa-wasm';

/** What the verifier of the page says. */
export interface Verification {
  validation_state: string;
  validation_status?: { code: string }[];
  active_manifest: string;
  manifests: Record<
    string,
    { assertions: { label: string; data: unknown }[]; signature_info?: { time?: string; issuer?: string } }
  >;
}

const wasm = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
await initVerifier({ module_or_path: readFileSync(wasm) });

/** Asks the independent verifier that the page uses, as one who trusts the given authorities. */
export async function verify(file: Uint8Array, type: string, trusted: string): Promise<Verification> {
  const context = JSON.stringify({ trust: { trust_anchors: trusted }, verify: { verify_trust: true } });
  return JSON.parse((await WasmReader.fromBytes(type, file, context)).json());
}
