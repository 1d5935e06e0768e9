import { CONSENT_GIVERS, type ConsentGiver, PERSON_NAME_MAX, type Relation } from '@kinora/contract';
import { useState } from 'react';
import type { FaceOwner } from '../../domain/faces/add-face';
import { cutText } from '../../lib/cut-text';
import { useT } from '../../lib/translation';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { RadioList } from '../../ui/radio-list';
import { PersonFields } from './person-fields';
import styles from './whose-question.module.css';

/** Younger than this, as the studio estimates, the guardian is asked first. */
const ADULT_AGE = 18;

interface NewPersonProps {
  readonly photo: { readonly src: string; readonly age?: number | undefined };
  /** Version of the consent that is agreed to. */
  readonly version: string;
  /** It is a child of the user's, as they said. */
  readonly isChild: boolean;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onAdd: (owner: FaceOwner) => void;
}

/** Who somebody is, and who agreed that their face is used: themselves, or the guardian of a minor. */
export function NewPerson({ photo, version, isChild, isBusy, onBack, onAdd }: NewPersonProps) {
  const t = useT();
  const [nick, setNick] = useState('');
  const [relation, setRelation] = useState<Relation | undefined>(isChild ? 'child' : undefined);
  const [by, setBy] = useState<ConsentGiver>();
  const [isAsked, setIsAsked] = useState(false);
  const isYoung = photo.age !== undefined && photo.age < ADULT_AGE;
  const givers =
    relation === 'child' ? (['guardian'] as const) : isYoung ? [...CONSENT_GIVERS].reverse() : CONSENT_GIVERS;
  const given = givers.find((giver) => giver === by);
  const add = () => {
    setIsAsked(true);
    const name = nick.trim();
    if (name !== '' && relation && given) onAdd({ nick: name, relation, by: given, agreed: version });
  };
  return (
    <div className={styles.step}>
      <header className={styles.head}>
        <Avatar name={nick} src={photo.src} size="huge" isDecorative />
        <h3 className={styles.title}>{t('family.new-title')}</h3>
      </header>
      <PersonFields
        nick={nick}
        onNick={(text) => setNick(cutText(text, PERSON_NAME_MAX))}
        relation={relation}
        onRelation={setRelation}
        isAsked={isAsked}
      />
      <section className={styles.field}>
        <h4 className={styles.label}>{t('family.consent')}</h4>
        <p className={styles.small}>{t('family.consent-what')}</p>
        <div className={styles.choice}>
          <RadioList
            label={t('family.consent')}
            items={givers.map((giver) => ({ id: giver, label: t(`family.consent-${giver}`) }))}
            selectedId={given}
            onSelect={(id) => setBy(CONSENT_GIVERS.find((giver) => giver === id))}
          />
        </div>
        {isAsked && !given ? (
          <p className={styles.error} role="alert">
            {t('family.consent-missing')}
          </p>
        ) : null}
      </section>
      <div className={styles.actions}>
        <Button label={t('family.add')} isWide isBusy={isBusy} onPress={add} />
        <Button label={t('action.back')} variant="plain" isWide isDisabled={isBusy} onPress={onBack} />
      </div>
    </div>
  );
}
