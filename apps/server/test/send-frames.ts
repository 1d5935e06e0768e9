import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@kinora/contract';
import type { User } from '../src/gateway/command-handler.ts';
import { photoInput, type World } from './module-world.ts';

const EVERY_MS = 200;
const COUNT = 30;

interface SentFrames {
  frames?: readonly Uint8Array[];
  nonce?: string;
  everyMs?: number;
  /** The sharp ones become photos. */
  keep?: boolean;
}

/** Frames that no camera took: what they show the fake studio says. */
export const newFrames = (count = COUNT): Uint8Array[] => Array.from({ length: count }, () => randomBytes(40));

/** Sends the frames of a check that the studio makes. */
export async function sendFrames(
  world: World,
  user: User,
  check: ResponseOf<'FACEAUTH'>,
  { frames = newFrames(), nonce, everyMs = EVERY_MS, keep }: SentFrames = {},
): Promise<void> {
  if (check.by !== 'studio') throw new Error('a service takes its own frames');
  const bytes = Buffer.concat(frames);
  const { sha256 } = photoInput;
  const told = frames.map(({ length }, i) => ({ at: i * everyMs, bytes: length }));
  // Taking them takes its time.
  world.clock.advance(frames.length * EVERY_MS);
  await world.call(
    'FACEAUTHFRAMES',
    user,
    { sha256, id: check.id, nonce: nonce ?? check.nonce, frames: told, keep },
    { bytes, sha256 },
  );
}
