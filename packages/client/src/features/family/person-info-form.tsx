import { BODY_SHAPES, HAIR_LENGTHS, type PersonInfo } from '@kinora/contract';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/command-error';
import { editPerson } from '../../domain/family/edit-person';
import { useAges } from '../../domain/family/use-ages';
import { readWholeNumber } from '../../lib/digits';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import { ChipField } from './chip-field';
import { useGuardianConsent } from './use-guardian-consent';
import styles from './whose-question.module.css';

const GENDERS = [2, 1] as const;
const YEAR_DIGITS = 4;
const AGE_DIGITS = 3;

interface PersonInfoFormProps {
  readonly mid: string;
  readonly info: PersonInfo;
  readonly onDone: () => void;
}

/** What is said of a person; nothing has to be. */
export function PersonInfoForm({ mid, info, onDone }: PersonInfoFormProps) {
  const t = useT();
  const ages = useAges();
  const [{ gender, hair, shape }, setChosen] = useState(info);
  const [birth, setBirth] = useState(info.birth?.toString() ?? '');
  const [age, setAge] = useState(info.age?.toString() ?? '');
  const [problem, setProblem] = useState<{ field: 'birth' | 'age'; text: string }>();
  const consent = useGuardianConsent();
  const [isBusy, setIsBusy] = useState(false);
  const choose = (choice: PersonInfo) => setChosen((former) => ({ ...former, ...choice }));
  const write = (set: (text: string) => void) => (text: string) => {
    set(text);
    setProblem(undefined);
  };
  const { minage = 0, maxage = 0 } = ages ?? {};
  /** Whether a number can be told, which is so of none at all. */
  const isFit = (years: number | undefined): boolean => years === undefined || (years >= minage && years <= maxage);
  async function save() {
    const told = { gender, hair, shape, birth: readWholeNumber(birth), age: readWholeNumber(age) };
    const since = told.birth === undefined ? undefined : new Date().getUTCFullYear() - told.birth;
    const wrong = isFit(since) ? (isFit(told.age) ? undefined : 'age') : 'birth';
    if (wrong) return setProblem({ field: wrong, text: t('error.20303', String(minage), String(maxage)) });
    setIsBusy(true);
    try {
      await editPerson({ mid, info: told, ...consent.given });
      showToast({ text: t('family.saved') });
      onDone();
    } catch (error) {
      if (!consent.isAskedBy(error)) setProblem({ field: 'age', text: errorText(error, t) });
      setIsBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const problemOf = (field: 'birth' | 'age') => (problem?.field === field ? problem.text : undefined);
  return (
    <form className={styles.step} onSubmit={submit}>
      <p className={styles.text}>{t('info.text')}</p>
      <ChipField
        label={t('info.gender')}
        items={GENDERS.map((id) => ({ id, label: t(`info.gender-${id}`) }))}
        chosen={gender}
        onChoose={(id) => choose({ gender: id })}
      />
      <ChipField
        label={t('info.hair')}
        items={HAIR_LENGTHS.map((id) => ({ id, label: t(`info.hair-${id}`) }))}
        chosen={hair}
        onChoose={(id) => choose({ hair: id })}
      />
      <ChipField
        label={t('info.shape')}
        items={BODY_SHAPES.map((id) => ({ id, label: t(`info.shape-${id}`) }))}
        chosen={shape}
        onChoose={(id) => choose({ shape: id })}
      />
      <TextField
        label={t('info.birth')}
        value={birth}
        onChange={write(setBirth)}
        placeholder={ages ? String(ages.birth) : undefined}
        type="number"
        maxLength={YEAR_DIGITS}
        autoComplete="off"
        error={problemOf('birth')}
        onSubmit={() => void save()}
      />
      <TextField
        label={t('info.age')}
        value={age}
        onChange={write(setAge)}
        placeholder={ages ? String(ages.defage) : undefined}
        hint={t('info.age-hint')}
        type="number"
        maxLength={AGE_DIGITS}
        autoComplete="off"
        error={problemOf('age')}
        onSubmit={() => void save()}
      />
      {consent.question}
      <Button label={t('action.save-form')} isWide isBusy={isBusy} isDisabled={!ages} onPress={() => void save()} />
    </form>
  );
}
