import { useState } from 'react';
import styles from './video-view.module.css';
import type { VideoViewProps } from './video-view-port';

/** Plays by itself and over again, unless the user asked for less motion: then at a press. */
export function VideoView({ url, posterUrl, label, onError }: VideoViewProps) {
  const [isMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  return (
    <video
      className={styles.video}
      src={url}
      poster={posterUrl}
      aria-label={label}
      controls
      loop
      muted
      playsInline
      autoPlay={isMoving}
      preload={isMoving ? 'auto' : 'metadata'}
      onError={onError}
    />
  );
}
