import { Gallery } from '../../gallery/gallery';

/** The design system in its states, for whoever builds screens. */
export default function GalleryPage() {
  return <Gallery />;
}
