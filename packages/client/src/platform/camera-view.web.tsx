import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { cameraProblemOf } from './camera-problem';
import styles from './camera-view.module.css';
import type { CameraFrame, CameraHandle, CameraProblem, CameraViewProps } from './camera-view-port';
import { pickedFromBlob } from './pick-image.web';

const IDEAL_WIDTH_PX = 1920;
const IDEAL_HEIGHT_PX = 1440;
const JPEG_QUALITY = 0.95;
const FRAME_QUALITY = 0.85;

async function openCamera(facing: CameraViewProps['facing']): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: IDEAL_WIDTH_PX }, height: { ideal: IDEAL_HEIGHT_PX } },
  });
}

function drawFrame(video: HTMLVideoElement, widthPx: number): HTMLCanvasElement | undefined {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = Math.round((widthPx * video.videoHeight) / video.videoWidth);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement | null | undefined, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', quality);
    else resolve(null);
  });

/** The live picture of the camera. It asks for permission when it appears, and lets the camera go when it disappears. */
export const CameraView = forwardRef<CameraHandle, CameraViewProps>(function CameraView(
  { facing, label, onReady, onProblem },
  handle,
) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onReady, onProblem });
  useEffect(() => {
    latest.current = { onReady, onProblem };
  });

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const report = (problem: CameraProblem) => !isGone && latest.current.onProblem(problem);
    const start = async () => {
      if (!isSecureContext || !navigator.mediaDevices) return report('insecure');
      try {
        stream = await openCamera(facing);
      } catch (error) {
        return report(cameraProblemOf(error));
      }
      if (isGone || !video.current) return stop();
      // A cable is pulled, or the system takes the camera away.
      for (const track of stream.getTracks()) track.onended = () => report('busy');
      video.current.srcObject = stream;
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start();
    return () => {
      isGone = true;
      stop();
    };
  }, [facing]);

  useImperativeHandle(handle, () => ({
    async capture() {
      const canvas = video.current && drawFrame(video.current, video.current.videoWidth);
      const blob = await toJpeg(canvas, JPEG_QUALITY);
      if (!blob) throw new Error('The camera shows nothing yet');
      return pickedFromBlob(blob, 'camera.jpg');
    },
    async takeFrame(sidePx) {
      if (!video.current) return undefined;
      const { videoWidth, videoHeight } = video.current;
      const scale = Math.min(1, sidePx / Math.max(videoWidth, videoHeight, 1));
      const widthPx = Math.round(videoWidth * scale);
      const blob = await toJpeg(drawFrame(video.current, widthPx), FRAME_QUALITY);
      return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
    },
    readFrame(widthPx): CameraFrame | undefined {
      const canvas = video.current ? drawFrame(video.current, widthPx) : undefined;
      const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      return image && { widthPx: image.width, heightPx: image.height, rgba: image.data };
    },
  }));

  return (
    <video
      ref={video}
      className={facing === 'user' ? `${styles.view} ${styles.mirrored}` : styles.view}
      aria-label={label}
      autoPlay
      muted
      playsInline
      onPlaying={() => latest.current.onReady?.()}
    />
  );
});
