import { createElement, forwardRef, useImperativeHandle } from 'react';
import styles from './photo-stage.module.css';
import type { PhotoStageHandle, PhotoStageProps } from './photo-stage-props';

type SwiperChange = { readonly detail?: { readonly current?: number; readonly source?: string } };

/** The host's swiper; a tap opens the host's own viewer, which zooms. */
export const PhotoStage = forwardRef<PhotoStageHandle, PhotoStageProps>(function PhotoStage(props, handle) {
  const { photos, index, altOf, onIndexChange, onClose } = props;
  useImperativeHandle(handle, () => ({ goTo: onIndexChange, close: onClose }));
  const zoom = (current: string) => wx.previewImage?.({ urls: photos.map(({ url }) => url), current });
  return createElement(
    'swiper',
    {
      className: styles.stage,
      // The host's swiper is 150 px high unless told.
      style: { width: '100%', height: '100%' },
      current: index,
      onChange: ({ detail }: SwiperChange) => {
        if (detail?.current !== undefined && detail.source === 'touch') onIndexChange(detail.current);
      },
    },
    photos.map((photo) =>
      createElement(
        'swiper-item',
        { key: photo.id, className: styles.slide },
        createElement('img', {
          className: styles.photo,
          src: photo.url,
          alt: altOf(photo),
          mode: 'aspectFit',
          lazyLoad: true,
          onClick: () => zoom(photo.url),
        }),
      ),
    ),
  );
});
