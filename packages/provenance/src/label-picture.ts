import type { CredentialSigner } from './credentials/open-signer.ts';
import { signFile } from './credentials/sign-file.ts';
import { writeLabel } from './label-file.ts';
import type { MarkLanguage } from './mark/mark-language.ts';
import { SMALL, stampPicture } from './mark/stamp-picture.ts';

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

async function sign(file: Uint8Array, producer: Producer, origin: Origin): Promise<Uint8Array> {
  const note = noteOf(producer, origin);
  const labelled = writeLabel(file, note);
  return producer.credentials ? signFile(labelled, note, producer.credentials) : labelled;
}

/**
 * A whole picture as it leaves: visible mark, implicit label, content credentials, in this order. JPEG, PNG or WebP.
 * Throws when the bytes are none of these.
 */
export async function labelPicture(
  picture: Uint8Array,
  language: MarkLanguage,
  producer: Producer,
  origin: Origin,
): Promise<Uint8Array> {
  return sign(await stampPicture(picture, language), producer, origin);
}

/** A small picture for grids, the gallery or the comparison of two as it leaves, with a mark that is legible there. No authority is asked the time for each. */
export async function labelCover(
  picture: Uint8Array,
  language: MarkLanguage,
  producer: Producer,
  origin: Origin,
  shown: keyof typeof SMALL = 'grid',
): Promise<Uint8Array> {
  const credentials = producer.credentials && { ...producer.credentials, timestamps: null };
  return sign(await stampPicture(picture, language, SMALL[shown]), { ...producer, credentials }, origin);
}

/** A video, or a frame of one, that was drawn with its mark, as it leaves: implicit label and content credentials. */
export function labelMarked(file: Uint8Array, producer: Producer, origin: Origin): Promise<Uint8Array> {
  return sign(file, producer, origin);
}
