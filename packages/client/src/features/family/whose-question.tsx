import type { Face } from '@kinora/contract';
import { useState } from 'react';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import type { FaceOwner } from '../../domain/faces/add-face';
import { useFaces } from '../../domain/faces/use-faces';
import { groupPeople, portraitOf } from '../../lib/people';
import { useT } from '../../lib/translation';
import { useSession } from '../../session/session';
import { Avatar } from '../../ui/avatar';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { NewPerson } from './new-person';
import styles from './whose-question.module.css';

export interface WhoseQuestionProps {
  /** The photo that is asked about. */
  readonly photo: { readonly src: string; readonly age?: number | undefined };
  /** Whose it is until now, who is no answer. */
  readonly owner?: Pick<Face, 'mid'> | undefined;
  /** It is a child of the user's, as they said. */
  readonly isChild?: boolean;
  readonly isBusy?: boolean;
  readonly onAnswer: (owner: FaceOwner) => void;
}

const STRANGER = { name: '', icon: 'person' } as const;

/** Whose face a photo shows: the user's, that of somebody whom the studio knows, or of a new person. */
export function WhoseQuestion({ photo, owner, isChild = false, isBusy = false, onAnswer }: WhoseQuestionProps) {
  const t = useT();
  const { login } = useSession();
  const { data } = useFaces();
  const conf = useConfiguration();
  const ownId = login?.userid ?? '';
  const people = groupPeople(data?.icons ?? [], t).filter(({ relation }) => relation !== 'sample');
  const others = people.filter(({ relation }) => relation !== 'me');
  const shown = others.filter(({ id, relation }) => id !== owner?.mid && (!isChild || relation === 'child'));
  const [isNew, setIsNew] = useState(isChild && shown.length === 0);
  const me = people.find(({ relation }) => relation === 'me');
  const most = conf.data?.familylength ?? 0;
  const isFull = conf.data !== undefined && others.length >= most;
  if (isNew) {
    return (
      <NewPerson
        photo={photo}
        version={conf.data?.protocols.face ?? ''}
        isChild={isChild}
        isBusy={isBusy}
        onBack={() => setIsNew(false)}
        onAdd={onAnswer}
      />
    );
  }
  return (
    <div className={styles.step} aria-busy={isBusy}>
      <header className={styles.head}>
        <Avatar name={t('family.whose-title')} src={photo.src} size="huge" isDecorative />
        <h3 className={styles.title}>{t('family.whose-title')}</h3>
        <p className={styles.text}>{t('family.whose-text')}</p>
      </header>
      <ListGroup>
        {owner?.mid === ownId || isChild ? null : (
          <ListRow
            label={me && !owner ? t('family.me-again') : t('theme.me')}
            leading={<Avatar {...(me ? portraitOf(me) : STRANGER)} size="medium" isDecorative />}
            text={me ? t('family.photo-count', me.faces.length) : undefined}
            isDisabled={isBusy}
            onPress={() => onAnswer({ mid: ownId })}
          />
        )}
        {shown.map((person) => (
          <ListRow
            key={person.id}
            label={person.name}
            text={t('family.photo-count', person.faces.length)}
            leading={<Avatar {...portraitOf(person)} size="medium" isDecorative />}
            isDisabled={isBusy}
            onPress={() => onAnswer({ mid: person.id })}
          />
        ))}
        <ListRow
          label={t('family.other')}
          text={isFull ? t('family.full', most) : t('family.other-text')}
          leading={<Avatar name={t('family.other')} icon="addPerson" size="medium" isDecorative />}
          isDisabled={isBusy || isFull || !conf.data}
          onPress={() => setIsNew(true)}
        />
      </ListGroup>
    </div>
  );
}
