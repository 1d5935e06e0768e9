import { WaitingOfPhoto } from '../../features/orders/waiting-of-photo';
import { PhotoViewer } from '../../features/viewer/photo-viewer';
import { usePageQuery } from '../../navigation/page-context';

export default function PreviewPage() {
  const { id, ids, mode } = usePageQuery('preview');
  return (
    <PhotoViewer
      key={`${id} ${ids}`}
      id={id}
      ids={ids}
      mode={mode}
      waitingOf={(photo) => <WaitingOfPhoto photo={photo} kind="renditions" />}
    />
  );
}
