import type { Page } from '@playwright/test';
import type { PhotoFile } from './portrait.ts';

const LENGTH_MS = 5_000;

/** A clip of the browser's own recorder, as a telephone's camera would hand it over: every frame is another one. */
export async function recordClip(page: Page): Promise<PhotoFile> {
  const bytes = await page.evaluate(async (lengthMs) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [240, 320];
    const context = canvas.getContext('2d');
    const parts: Blob[] = [];
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' });
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const isDone = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    const begunAt = performance.now();
    const draw = () => {
      const at = performance.now() - begunAt;
      if (context) context.fillStyle = `hsl(${at / 20} 60% 50%)`;
      context?.fillRect(0, 0, 240, 320);
      if (at < lengthMs) requestAnimationFrame(draw);
      else recorder.stop();
    };
    draw();
    await isDone;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  }, LENGTH_MS);
  return { name: 'clip.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}
