import { type Face, PERSON_NAME_MAX, RELATIONS, type Relation } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { editPerson } from '../../domain/family/edit-person';
import { cutText } from '../../lib/cut-text';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { PersonFields } from './person-fields';
import { useGuardianConsent } from './use-guardian-consent';
import styles from './whose-question.module.css';

/** Changes the name of a person and what they are to the user. */
export function EditPersonSheet({ face, onClose }: { face: Face | undefined; onClose: () => void }) {
  const t = useT();
  return (
    <PageSheet isOpen={face !== undefined} onClose={onClose} title={t('family.edit')}>
      {face ? <EditPerson key={face.mid} face={face} onClose={onClose} /> : null}
    </PageSheet>
  );
}

function EditPerson({ face, onClose }: { face: Face; onClose: () => void }) {
  const t = useT();
  const [nick, setNick] = useState(face.nick);
  const [chosen, setChosen] = useState<Relation>();
  const [isBusy, setIsBusy] = useState(false);
  const consent = useGuardianConsent();
  const relation = chosen ?? RELATIONS.find((one) => one === face.relation);
  async function save() {
    const name = nick.trim();
    if (name === '' || !relation) return;
    setIsBusy(true);
    try {
      await editPerson({ mid: face.mid, nick: name, relation, ...consent.given });
      showToast({ text: t('family.saved') });
      onClose();
    } catch (error) {
      if (!consent.isAskedBy(error)) showError(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className={styles.step}>
      <PersonFields
        nick={nick}
        onNick={(text) => setNick(cutText(text, PERSON_NAME_MAX))}
        relation={relation}
        onRelation={setChosen}
        isAsked
      />
      {consent.question}
      <Button label={t('action.save-form')} isWide isBusy={isBusy} onPress={() => void save()} />
    </div>
  );
}
