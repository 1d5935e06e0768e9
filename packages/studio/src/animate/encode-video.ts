import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** The encoder could not be started, or ended with an error. */
export class FfmpegError extends Error {
  override name = 'FfmpegError';
}

export interface EncodeOptions {
  /** The program, a process of its own. */
  ffmpegPath: string;
  widthPx: number;
  heightPx: number;
  framesPerSecond: number;
}

/** Constant quality of x264: 19 shows no difference to the eye on a phone. */
const QUALITY = 19;
/** A key frame every two seconds. */
const KEY_SECONDS = 2;
const ERROR_TEXT = 2_000;

type Encoder = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Encodes RGBA frames as an H.264 byte stream, profile High, level 4.0, what every phone plays. Frames are asked for one
 * by one, as fast as the encoder takes them. Nothing is written to a disk.
 * @throws FfmpegError; what `drawFrames` throws, after the encoder was ended.
 */
export async function encodeVideo(
  drawFrames: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: EncodeOptions,
): Promise<Uint8Array> {
  const encoder = spawn(options.ffmpegPath, argumentsOf(options), { stdio: ['pipe', 'pipe', 'pipe'] });
  const stream = collect(encoder.stdout);
  const complaints = collect(encoder.stderr);
  const ended = once(encoder, 'close') as Promise<[number | null]>;
  // Each is awaited below; without this a start that fails would be an unhandled rejection meanwhile.
  ended.catch(() => undefined);
  encoder.stdin.on('error', () => undefined);
  try {
    for await (const frame of drawFrames()) {
      if (!encoder.stdin.writable) break;
      // An encoder that has ended says why by its exit.
      if (!encoder.stdin.write(frame)) await Promise.race([once(encoder.stdin, 'drain'), ended]).catch(() => undefined);
    }
  } catch (error) {
    encoder.kill('SIGKILL');
    throw error;
  }
  encoder.stdin.end();
  const [code] = await ended.catch((error: unknown) => {
    throw new FfmpegError(error instanceof Error ? error.message : String(error));
  });
  if (code !== 0) throw new FfmpegError(`ended with ${code}: ${(await complaints).toString().slice(-ERROR_TEXT)}`);
  return stream;
}

function argumentsOf({ widthPx, heightPx, framesPerSecond }: EncodeOptions): string[] {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${widthPx}x${heightPx}`, '-r', `${framesPerSecond}`];
  const colour = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', ...input, '-i', 'pipe:0'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...colour],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-level', '4.0', '-crf', `${QUALITY}`],
    // Frames in the order of their time; one delimiter before each.
    ...['-bf', '0', '-g', `${framesPerSecond * KEY_SECONDS}`, '-x264-params', 'aud=1', '-f', 'h264', 'pipe:1'],
  ];
}

async function collect(stream: Encoder['stdout']): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
