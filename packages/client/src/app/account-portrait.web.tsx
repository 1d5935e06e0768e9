import { useUserInfo } from '../domain/account/use-user-info';
import { Avatar } from '../ui/avatar';

/** The user's portrait, in the wide header. */
export default function AccountPortrait({ name }: { name: string }) {
  const { data } = useUserInfo();
  return <Avatar name={data?.nick ?? name} src={data?.headimg || undefined} size="medium" isDecorative />;
}
