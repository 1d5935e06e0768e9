/** A short silent video. */
export type VideoViewProps = {
  url: string;
  /** The picture that stands there until the video plays. */
  posterUrl: string;
  label: string;
  /** The video cannot be fetched or played. */
  onError: () => void;
};
