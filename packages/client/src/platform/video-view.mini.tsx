import { createElement } from 'react';
import styles from './video-view.module.css';
import type { VideoViewProps } from './video-view-port';

/** The host's player, which has its own controls. */
export function VideoView({ url, posterUrl, label, onError }: VideoViewProps) {
  return createElement('video', {
    className: styles.video,
    src: url,
    poster: posterUrl,
    title: label,
    controls: true,
    loop: true,
    muted: true,
    autoplay: true,
    objectFit: 'contain',
    onError,
  });
}
