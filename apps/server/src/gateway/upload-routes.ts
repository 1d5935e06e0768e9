import type { OpenedCommand } from '@kinora/channel';
import { ERROR } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { AppError } from './app-error.ts';
import { readCommandName } from './command-routes.ts';
import { checkCommand, failure, type Gateway, type Reply, runHandler } from './gateway.ts';
import { classOf } from './rate-limits.ts';
import { FIELD_BYTES, readFields, readFile } from './read-upload.ts';
import { sendFailure } from './send-failure.ts';
import { UploadMemory } from './upload-memory.ts';
import { type Ours, withPace } from './upload-pace.ts';

// Room in a multipart body for three fields and the boundaries.
const ENVELOPE_BYTES = 4 * FIELD_BYTES;

/** The digest in the sealed data that binds the file to it. */
function sealedDigest(input: unknown): string {
  const digest = typeof input === 'object' && input !== null && 'sha256' in input ? input.sha256 : undefined;
  if (typeof digest !== 'string') throw new AppError(ERROR.badRequest, 'an upload seals the digest of its file');
  return digest;
}

/** Commands with a file beside their sealed data. The login is checked before the first byte of the file is kept. */
export function registerUploadRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { maxBytes, timeoutMs, memoryBytes } = gateway.deps.config.upload;
  const memory = new UploadMemory(memoryBytes);

  app.post('/upload/:command', { bodyLimit: maxBytes + ENVELOPE_BYTES }, async (request, reply) => {
    const startedMs = performance.now();
    let name = 'unknown';
    let opened: OpenedCommand | undefined;

    async function run(ours: Ours): Promise<Reply> {
      const command = readCommandName(request.params, ['upload']);
      name = command;
      await ours(gateway.limits.countAddress(classOf(command), clientAddress(request)));
      const declaredBytes = Number(request.headers['content-length'] ?? Number.NaN);
      if (declaredBytes > maxBytes + ENVELOPE_BYTES) throw new AppError(ERROR.tooLarge, 'the upload is too large');
      const { fields, file } = await readFields(request, maxBytes);
      opened = await ours(gateway.channel.current().openCommand(command, fields.data));
      const checked = await ours(checkCommand(gateway, command, opened, clientAddress(request)));
      if (opened.payload.id !== fields.user) throw new AppError(ERROR.badRequest, 'the user is not the sealed one');
      // Whoever is not logged in takes no room: slow connections of strangers must not keep users from uploading.
      return memory.hold(opened.payload.id, async (room) => {
        const uploaded = await readFile(file, sealedDigest(checked.input), room);
        room.settle();
        return runHandler(gateway, checked, request.id, uploaded);
      });
    }

    try {
      const outcome = await withPace(request.raw, timeoutMs, run);
      gateway.metrics.countCommand(name, 0, performance.now() - startedMs);
      return outcome;
    } catch (error) {
      // What is left of the body is read and dropped: a connection that is cut takes the answer with it.
      request.raw.unpipe().resume();
      const { reply: outcome, body } = failure(gateway, error, opened, gateway.deps.log, name, request.id);
      gateway.metrics.countCommand(name, body.errid, performance.now() - startedMs);
      return sendFailure(reply, body, outcome);
    }
  });
}
