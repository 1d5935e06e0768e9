import { MAX_NICK_CHARACTERS } from '@kinora/contract';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/command-error';
import { FailedAnswer } from '../../api/failed-answer';
import { changeName } from '../../domain/account/use-account-change';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { hasNameField } from '../../platform/platform-name';
import { Button } from '../../ui/button';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import styles from './mine.module.css';
import { PortraitChoice } from './portrait-choice';

/** What one is called here, and the portrait beside it. */
export function EditProfileSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('mine.edit')}>
      {isOpen ? <Editing onDone={onClose} /> : null}
    </PageSheet>
  );
}

function Editing({ onDone }: { onDone: () => void }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useUserInfo();
  if (data) {
    return (
      <div className={styles.sheet}>
        <NameForm name={data.nick} onDone={onDone} />
        <PortraitChoice name={data.nick} />
      </div>
    );
  }
  if (!error) {
    return (
      <Loading label={t('mine.loading')}>
        <Skeleton shape="block" heightPx={96} />
      </Loading>
    );
  }
  return <FailedAnswer title={t('mine.error-title')} error={error} isBusy={isFetching} onRetry={refetch} />;
}

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
