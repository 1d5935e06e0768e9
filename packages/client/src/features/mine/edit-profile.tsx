import type { UserInfo } from '@kinora/contract';
import { Parts } from '../../ui/parts';
import { NameForm } from './name-form';
import { PortraitChoice } from './portrait-choice';

interface EditProfileProps {
  readonly account: UserInfo;
  readonly onDone: () => void;
}

/** What one is called here, and the portrait beside it. */
export const EditProfile = ({ account, onDone }: EditProfileProps) => (
  <Parts>
    <NameForm name={account.nick} onDone={onDone} />
    <PortraitChoice account={account} />
  </Parts>
);
