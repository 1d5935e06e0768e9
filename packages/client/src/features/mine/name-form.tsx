import { MAX_NICK_CHARACTERS } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/command-error';
import { changeName } from '../../domain/account/use-account-change';
import { useT } from '../../lib/translation';
import { hasNameField } from '../../platform/platform-name';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import styles from './mine.module.css';
import { keepNameDraft, readNameDraft } from './name-draft';

/** What one is called; a name that is too long stays as it was written, and is counted. */
export function NameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const t = useT();
  const [wanted, setWanted] = useState(() => readNameDraft(name) ?? name);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const given = wanted.trim();
  const [most, count] = [MAX_NICK_CHARACTERS, given.length].map((number) => formatNumber(t.locale, number));
  const isLong = given.length > MAX_NICK_CHARACTERS;
  const save = async () => {
    if (isLong) return;
    if (given === '') return setRefusal(t('mine.name-empty'));
    setIsBusy(true);
    try {
      if (given !== name) await changeName(given);
      keepNameDraft(name, name);
      showToast({ text: t('mine.saved') });
      onDone();
    } catch (error) {
      setRefusal(errorText(error, t));
      setIsBusy(false);
    }
  };
  const change = (value: string) => {
    setWanted(value);
    keepNameDraft(name, value);
    setRefusal(undefined);
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
        error={isLong ? t('mine.name-long', most ?? '', count ?? '') : refusal}
        hint={t('mine.name-hint')}
        type={hasNameField ? 'nickname' : 'text'}
        autoComplete="nickname"
        onSubmit={() => void save()}
      />
      <Button label={t('action.save-form')} isWide isBusy={isBusy} isDisabled={isLong} onPress={() => void save()} />
    </form>
  );
}
