import { ShootResult } from '../../features/result/shoot-result';
import { usePageQuery } from '../../navigation/page-context';

export default function ResultPage() {
  const { id = '' } = usePageQuery('result');
  return <ShootResult key={id} shootId={id} />;
}
