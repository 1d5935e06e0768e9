import { VideoPlayer } from '../../features/video/video-player';
import { usePageQuery } from '../../navigation/page-context';

export default function PreviewVideoPage() {
  const { id } = usePageQuery('previewVideo');
  return <VideoPlayer key={id} id={id} />;
}
