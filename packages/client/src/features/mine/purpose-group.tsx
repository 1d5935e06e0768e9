import type { Purpose, PurposeAnswer, UserInfo } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { answerPurpose } from '../../domain/account/answer-purpose';
import { useFaces } from '../../domain/faces/use-faces';
import { confirm } from '../../lib/confirm';
import { joinSentences } from '../../lib/join-sentences';
import { groupPeople, portraitOf } from '../../lib/people';
import { useT } from '../../lib/translation';
import { Avatar } from '../../ui/avatar';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Switch } from '../../ui/switch';
import { showToast } from '../../ui/toast';

interface PurposeGroupProps {
  readonly kind: Purpose;
  readonly account: UserInfo;
  /** What is agreed to. */
  readonly text: string;
  /** What one should know who answers for others. */
  readonly otherText: string;
}

/** One purpose, and for each person in the studio what was answered to it: given and withdrawn by a switch. */
export function PurposeGroup({ kind, account, text, otherText }: PurposeGroupProps) {
  const t = useT();
  const faces = useFaces().data?.icons ?? [];
  const [busy, setBusy] = useState<{ readonly id: string; readonly isOn: boolean }>();
  const others = groupPeople(faces, t).filter(({ relation }) => relation !== 'sample');
  const me = others.find(({ id }) => id === account.uid);
  const people = me ? others : [{ id: account.uid, name: t('theme.me'), faces: undefined }, ...others];

  const answer = async (id: string, isOn: boolean) => {
    if (!isOn && !(await askToWithdraw())) return;
    setBusy({ id, isOn });
    try {
      await answerPurpose(kind, [id], isOn);
      if (!isOn) showToast({ text: t(`consents.${kind}-withdrawn`) });
    } catch (error) {
      showError(error);
    }
    setBusy(undefined);
  };
  const askToWithdraw = () =>
    confirm({
      title: t(`consents.${kind}-withdraw-title`),
      text: t(`consents.${kind}-withdraw-text`),
      confirmLabel: t('consents.withdraw'),
      cancelLabel: t('action.cancel'),
      isDangerous: true,
    });
  const standing = (given: PurposeAnswer | undefined): string => {
    if (!given) return t('consents.unasked');
    const not = given.withdrawn ? 'consents.taken-back' : 'consents.refused';
    return t(given.agreed ? 'consents.given' : not, formatDate(t.locale, given.at, 'day'));
  };
  return (
    <ListGroup title={t(`consents.${kind}`)} footer={joinSentences(people.length > 1 ? [text, otherText] : [text])}>
      {people.map((person) => {
        const given = account.purposes.find((one) => one.kind === kind && one.mid === person.id);
        return (
          <ListRow
            key={person.id}
            label={person.name}
            text={standing(given)}
            leading={
              person.faces ? (
                <Avatar {...portraitOf(person)} size="medium" isDecorative />
              ) : (
                <Avatar name={person.name} size="medium" isDecorative />
              )
            }
            trailing={
              <Switch
                label={`${t(`consents.${kind}`)} ${person.name}`}
                // Where it was just moved to, while that is put on record.
                isOn={busy?.id === person.id ? busy.isOn : (given?.agreed ?? false)}
                isDisabled={busy?.id === person.id}
                onChange={(isOn) => void answer(person.id, isOn)}
              />
            }
          />
        );
      })}
    </ListGroup>
  );
}
