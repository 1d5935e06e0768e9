import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Logger } from 'pino';

const run = promisify(execFile);
const ANSWER_MS = 10_000;
/** Value of KINORA_FFMPEG that switches videos off. */
const OFF = 'off';

/**
 * The video encoder: what the operator names, the system's own, or the optional npm package. Null when none of them works:
 * then videos are off, which the log says.
 */
export async function findFfmpeg(configured: string | null, log: Logger): Promise<string | null> {
  if (configured === OFF) return null;
  const candidates = configured === null ? ['ffmpeg', ...packagedFfmpeg()] : [configured];
  for (const candidate of candidates) if (await canEncode(candidate)) return candidate;
  const advice = 'install ffmpeg with libx264 or set KINORA_FFMPEG';
  if (configured === null) log.info(`videos are off: ${advice}`);
  else log.warn(`videos are off: KINORA_FFMPEG names no ffmpeg that encodes H.264; ${advice}`);
  return null;
}

/** Whether this is an ffmpeg with libx264; for anything else, and for nothing at all, false. */
async function canEncode(program: string): Promise<boolean> {
  try {
    const { stdout } = await run(program, ['-hide_banner', '-encoders'], { timeout: ANSWER_MS });
    return stdout.includes('libx264');
  } catch {
    return false;
  }
}

/** npm leaves the package out where it has no binary for the machine. */
function packagedFfmpeg(): string[] {
  try {
    const { path } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string };
    return [path];
  } catch {
    return [];
  }
}
