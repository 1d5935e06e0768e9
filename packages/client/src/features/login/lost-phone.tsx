import { OWNER_PROOF_DAYS, type SignInWay, type UserInfo } from '@kinora/contract';
import { formatDuration } from '@kinora/locales';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useOperator } from '../../domain/configuration/use-operator';
import { useWays } from '../../domain/login/use-ways';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { proveOwner } from '../../session/bind-way';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Part, Parts, PartText } from '../../ui/parts';

const DAY_S = 86_400;

interface LostPhoneProps {
  readonly account: UserInfo;
  /** The phone is there after all. */
  readonly onFound: () => void;
}

/** Whose phone is lost proves the account by another way into it that has long been bound; without one the operator helps. */
export function LostPhone({ account, onFound }: LostPhoneProps) {
  const t = useT();
  const { contact } = useOperator();
  const { navigateTo } = useNavigation();
  const open = useWays();
  const [busy, setBusy] = useState<SignInWay>();
  const since = new Map(account.tpi.map(({ type, at }) => [type, at]));
  const isLong = (way: SignInWay) => Date.now() - (since.get(way) ?? Date.now()) >= OWNER_PROOF_DAYS * DAY_S * 1000;
  const ways = open.filter((way) => way !== 'device' && isLong(way));

  const go = async (way: SignInWay) => {
    setBusy(way);
    try {
      // The button stays busy while the browser leaves for the provider's page.
      await proveOwner(way);
    } catch (error) {
      setBusy(undefined);
      showError(error);
    }
  };
  return (
    <Parts>
      <Part title={t('phone.lost-title')}>
        <PartText>
          {t(ways.length > 0 ? 'phone.lost-text' : 'phone.lost-none', formatDuration(t, OWNER_PROOF_DAYS * DAY_S))}
        </PartText>
        {ways.map((way) => (
          <Button
            key={way}
            isWide
            variant="quiet"
            label={t('phone.prove-with', t(`login.way-${way}`))}
            isBusy={busy === way}
            isDisabled={busy !== undefined && busy !== way}
            onPress={() => void go(way)}
          />
        ))}
        {ways.length > 0 ? null : (
          <ListGroup>
            {contact === '' ? null : <ListRow icon="mail" label={t('legal.contact')} text={contact} />}
            <ListRow icon="help" label={t('mine.help')} onPress={() => void navigateTo('selfService')} />
          </ListGroup>
        )}
        <Button variant="plain" size="medium" label={t('phone.found')} onPress={onFound} />
      </Part>
    </Parts>
  );
}
