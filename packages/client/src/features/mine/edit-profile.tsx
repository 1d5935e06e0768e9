import { MAX_NICK_CHARACTERS, type UserInfo } from '@kinora/contract';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/command-error';
import { changeName } from '../../domain/account/use-account-change';
import { useT } from '../../lib/translation';
import { hasNameField } from '../../platform/platform-name';
import { Button } from '../../ui/button';
import { Parts } from '../../ui/parts';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import styles from './mine.module.css';
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

function NameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const t = useT();
  const [wanted, setWanted] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const given = wanted.trim();
    if (given === '') return setProblem(t('mine.name-empty'));
    setIsBusy(true);
    try {
      if (given !== name) await changeName(given);
      showToast({ text: t('mine.saved') });
      onDone();
    } catch (error) {
      setProblem(errorText(error, t));
      setIsBusy(false);
    }
  };
  const change = (value: string) => {
    setWanted(value);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.sheet} onSubmit={submit}>
      <TextField
        label={t('mine.name')}
        value={wanted}
        onChange={change}
        error={problem}
        hint={t('mine.name-hint')}
        maxLength={MAX_NICK_CHARACTERS}
        type={hasNameField ? 'nickname' : 'text'}
        autoComplete="nickname"
        onSubmit={() => void save()}
      />
      <Button label={t('action.save')} isWide isBusy={isBusy} onPress={() => void save()} />
    </form>
  );
}
