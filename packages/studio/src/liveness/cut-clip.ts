import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REAL_PERSON_CLIP } from '@kinora/contract';

/** A frame of a clip, JPEG, with its time, ms since the first. */
export interface ClipFrame {
  jpeg: Uint8Array;
  atMs: number;
}

export interface CutOptions {
  ffmpegPath: string;
  /** Of a frame's longer side. */
  sidePx: number;
  signal?: AbortSignal | undefined;
}

/** Many times what it takes. */
const TIME_LIMIT_MS = 30_000;
const [START, END] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];

/**
 * Frames of a short video, upright, four a second, as they are shown. The clip is in memory alone: the decoder, a process of its own, asks this one
 * for the parts that it needs, and is given nothing else to read. Undefined for what is no video that it knows.
 */
export async function cutClip(clip: Uint8Array, options: CutOptions): Promise<ClipFrame[] | undefined> {
  const path = `/${randomUUID()}`;
  const server = serveOnce(clip, path);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const stream = await decode(`http://127.0.0.1:${port}${path}`, options);
    const jpegs = stream ? splitJpegs(stream) : [];
    return jpegs.length === 0
      ? undefined
      : jpegs.map((jpeg, frame) => ({ jpeg, atMs: frame * REAL_PERSON_CLIP.everyMs }));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Phones write the index of a clip behind its frames: the decoder must be able to go there and back. */
function serveOnce(clip: Uint8Array, path: string): Server {
  return createServer((request, response) => {
    if (request.url !== path) return response.writeHead(404).end();
    const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from >= clip.length) return response.writeHead(416).end();
    return response
      .writeHead(206, {
        'accept-ranges': 'bytes',
        'content-length': clip.length - from,
        'content-range': `bytes ${from}-${clip.length - 1}/${clip.length}`,
      })
      .end(clip.subarray(from));
  });
}

async function decode(url: string, { ffmpegPath, sidePx, signal }: CutOptions): Promise<Buffer | undefined> {
  const limits = [AbortSignal.timeout(TIME_LIMIT_MS), ...(signal ? [signal] : [])];
  const decoder = spawn(ffmpegPath, argumentsOf(url, sidePx), {
    stdio: ['ignore', 'pipe', 'ignore'],
    signal: AbortSignal.any(limits),
    killSignal: 'SIGKILL',
  });
  const parts: Buffer[] = [];
  decoder.stdout.on('data', (part: Buffer) => parts.push(part));
  const [code] = (await once(decoder, 'close')) as [number | null];
  return code === 0 ? Buffer.concat(parts) : undefined;
}

function argumentsOf(url: string, sidePx: number): string[] {
  const { everyMs, maxMs } = REAL_PERSON_CLIP;
  // What telephones and browsers record: no list of other files is opened, and no other place asked.
  const safe = ['-protocol_whitelist', 'http,tcp', '-format_whitelist', 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'];
  const size = `scale=w='if(gte(iw,ih),min(iw,${sidePx}),-2)':h='if(gte(iw,ih),-2,min(ih,${sidePx}))'`;
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', ...safe, '-i', url],
    ...['-an', '-sn', '-dn', '-t', `${maxMs / 1000}`, '-vf', `fps=${1000 / everyMs},${size},format=yuvj420p`],
    ...['-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2pipe', 'pipe:1'],
  ];
}

/** Within a JPEG of this encoder neither mark comes a second time. */
function splitJpegs(stream: Buffer): Uint8Array[] {
  const jpegs: Uint8Array[] = [];
  for (let start = stream.indexOf(START); start >= 0; start = stream.indexOf(START, start)) {
    const end = stream.indexOf(END, start);
    if (end < 0) break;
    jpegs.push(stream.subarray(start, end + 2));
    start = end + 2;
  }
  return jpegs;
}
