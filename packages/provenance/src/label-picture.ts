import type { CredentialSigner } from './credentials/open-signer.ts';
import { signPicture } from './credentials/sign-picture.ts';
import { writeLabel } from './label-file.ts';
import type { MarkLanguage } from './mark/mark-language.ts';
import { stampPicture } from './mark/stamp-picture.ts';

/** Who makes pictures, as it stands in every label. */
export interface Producer {
  /** Name or code of the provider (GB 45438-2025, annex E). */
  code: string;
  tool: string;
  toolVersion: string;
  /** Null: without content credentials. */
  credentials: CredentialSigner | null;
}

export interface Origin {
  /** The picture's own number, the same each time it leaves. */
  produceId: string;
  createdAtMs: number;
}

const AI_GENERATED = '1';

function noteOf({ code, tool, toolVersion }: Producer, { produceId, createdAtMs }: Origin) {
  const aigc = {
    Label: AI_GENERATED,
    ContentProducer: code,
    ProduceID: produceId,
    ReservedCode1: '',
    ContentPropagator: code,
    PropagateID: produceId,
    ReservedCode2: '',
  };
  return { aigc, tool, toolVersion, createdAt: `${new Date(createdAtMs).toISOString().slice(0, 19)}Z` };
}

/**
 * A whole picture as it leaves: visible mark, implicit label, content credentials, in this order. JPEG, PNG or WebP; the
 * library knows no credentials for WebP. Throws when the bytes are none of these.
 */
export async function labelPicture(
  picture: Uint8Array,
  language: MarkLanguage,
  producer: Producer,
  origin: Origin,
): Promise<Uint8Array> {
  const note = noteOf(producer, origin);
  const labelled = writeLabel(await stampPicture(picture, language), note);
  const isSignable = labelled[0] === 0xff || labelled[0] === 0x89;
  return producer.credentials && isSignable ? signPicture(labelled, note, producer.credentials) : labelled;
}

/** A small picture for grids, or a video whose frames carry the mark already: the implicit label alone. */
export function labelQuietly(file: Uint8Array, producer: Producer, origin: Origin): Uint8Array {
  return writeLabel(file, noteOf(producer, origin));
}
