import { randomUUID } from 'node:crypto';
import {
  ActionAssertion,
  ActionType,
  ClaimVersion,
  DigitalSourceType,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest';
import type { AigcFields } from '../aigc-fields.ts';
import { AigcAssertion } from './aigc-assertion.ts';
import { TIME_STAMP_BYTES } from './ask-time.ts';
import { openCarrier } from './carriers.ts';
import type { CredentialSigner } from './open-signer.ts';

export interface SignedNote {
  aigc: AigcFields;
  tool: string;
  toolVersion: string;
}

/** Room for a signature of any kind; the library reserves 25 KB for a time stamp too. Less than 400 changes its own length field. */
const SIGNATURE_PADDING_BYTES = 1024;

/**
 * Adds content credentials to a JPEG, PNG, WebP or MP4, as the last change of its bytes: any later one breaks them. They
 * say that AI made it out of a photograph, and repeat the implicit label; nothing about the person.
 */
export async function signFile(
  file: Uint8Array,
  note: SignedNote,
  { signer, timestamps }: CredentialSigner,
): Promise<Uint8Array> {
  const carrier = openCarrier(file);
  const store = new ManifestStore();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: carrier.mimeType,
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  });
  if (manifest.claim) {
    manifest.claim.claimGeneratorName = note.tool;
    manifest.claim.claimGeneratorVersion = note.toolVersion;
  }
  if (manifest.signature) {
    manifest.signature.signatureData.paddingLength = SIGNATURE_PADDING_BYTES + (timestamps ? TIME_STAMP_BYTES : 0);
  }
  const actions = new ActionAssertion();
  actions.label = 'c2pa.actions.v2';
  actions.actions = [
    {
      action: ActionType.C2paCreated,
      // The face is cut from a photograph, what surrounds it is not.
      digitalSourceType: DigitalSourceType.CompositeWithTrainedAlgorithmicMedia,
      softwareAgent: { name: note.tool, version: note.toolVersion },
    },
  ];
  for (const assertion of [carrier.binding, actions, new AigcAssertion(note.aigc)]) manifest.addAssertion(assertion);
  // A RIFF chunk of odd length has a byte behind it that verifiers count neither in nor out alike.
  if (manifest.signature && store.measureSize() % 2 === 1) manifest.signature.signatureData.paddingLength += 1;
  await carrier.reserve(store.measureSize());
  await carrier.bind();
  await manifest.sign(signer, timestamps ?? undefined);
  return carrier.finish(store.getBytes());
}
