import { REAL_PERSON_CLIP, REAL_PERSON_FRAMES } from '@kinora/contract';
import type { PickedFile } from '../../platform/picked-file';
import { clipTimes } from './clip-times';
import type { TakenFrame } from './take-frames';

const QUALITY = 0.85;
/** A browser that shows no frame of it for so long does not know the clip's kind. */
const FRAME_LIMIT_MS = 8_000;

/** Frames of a clip with their longer side at that length. Throws for what this browser cannot show. */
export async function cutClip(clip: PickedFile, sidePx: number): Promise<readonly TakenFrame[]> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = clip.url;
  try {
    await happens(video, 'loadeddata');
    const frames: TakenFrame[] = [];
    for (const at of clipTimes((await durationOf(video)) * 1000)) {
      frames.push({ jpeg: await frameAt(video, at, sidePx), at });
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

/** What a browser has recorded itself tells its length only at its end. */
async function durationOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  const isKnown = happens(video, 'durationchange');
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await isKnown;
  return Number.isFinite(video.duration) ? video.duration : REAL_PERSON_CLIP.maxMs / 1000;
}

async function frameAt(video: HTMLVideoElement, at: number, sidePx: number): Promise<Uint8Array> {
  const isThere = happens(video, 'seeked');
  video.currentTime = at / 1000;
  await isThere;
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, sidePx / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob || blob.size > REAL_PERSON_FRAMES.maxBytes) throw new Error('the clip gives no frame');
  return new Uint8Array(await blob.arrayBuffer());
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'durationchange' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the clip cannot be shown'));
    const limit = setTimeout(fail, FRAME_LIMIT_MS);
    video.addEventListener('error', fail, { once: true });
    video.addEventListener(
      event,
      () => {
        clearTimeout(limit);
        video.removeEventListener('error', fail);
        resolve();
      },
      { once: true },
    );
  });
}
