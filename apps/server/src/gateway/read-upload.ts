import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { ERROR } from '@kinora/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { UploadedFile } from './command-handler.ts';
import type { Room } from './upload-memory.ts';

/** The fields before the file of an upload (specification, section 7). */
export interface UploadFields {
  user: string;
  data: string;
  locale: string;
}

const FIELDS = ['user', 'data', 'locale'] as const;
// Four times what the longest sealed data takes, that of a check's frames: fields are held before anyone is known to be logged in.
export const FIELD_BYTES = 32 * 1024;

const tooLarge = () => new AppError(ERROR.tooLarge, 'the file is too large');

/** What the parser says of a form that is torn, or whose sender is gone: theirs, not a fault of the server. */
function tornForm(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError(ERROR.badRequest, `the form is torn: ${error}`);
}

/** Reads the fields up to the file, which is still to be read. Throws AppError `badRequest`. */
export async function readFields(
  request: FastifyRequest,
  maxFileBytes: number,
): Promise<{ fields: UploadFields; file: MultipartFile }> {
  if (!request.isMultipart()) throw new AppError(ERROR.badRequest, 'an upload is multipart');
  const limits = { fieldSize: FIELD_BYTES, fields: FIELDS.length, files: 1, fileSize: maxFileBytes };
  const values = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const [user, data, locale] = FIELDS.map((name) => values.get(name));
        if (user !== undefined && data !== undefined)
          return { fields: { user, data, locale: locale ?? '' }, file: part };
        // Unread, the file would keep the connection waiting.
        part.file.resume();
        throw new AppError(ERROR.badRequest, 'the fields stand before the file');
      }
      if (part.valueTruncated) throw new AppError(ERROR.tooLarge, 'a field is too long');
      values.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    throw tornForm(error);
  }
  throw new AppError(ERROR.badRequest, 'an upload has a file');
}

/**
 * Reads the file, taking room for what has arrived. Throws AppError: `tooLarge` over the limit, `badRequest` when it is torn or not
 * the one that was sealed; what `take` throws passes through. Where its room is lost, what has arrived is let go.
 */
export async function readFile({ file }: MultipartFile, sha256: string, room: Room): Promise<UploadedFile> {
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  // The next byte may be long in coming.
  room.lost.addEventListener('abort', () => parts.splice(0));
  try {
    for await (const part of file as AsyncIterable<Buffer>) {
      room.take(part.length);
      // Told at once, not at the end of a body that may never end.
      if (file.truncated) throw tooLarge();
      hash.update(part);
      parts.push(part);
    }
  } catch (error) {
    throw tornForm(error);
  }
  if (file.truncated) throw tooLarge();
  if (hash.digest('hex') !== sha256) throw new AppError(ERROR.badRequest, 'the file is not the one that was sealed');
  return { bytes: new Uint8Array(Buffer.concat(parts)), sha256 };
}
