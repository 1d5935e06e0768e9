import { DELETE_UNDO_S } from '@kinora/contract';
import { formatDuration, formatNumber } from '@kinora/locales';
import { showError } from '../../api/show-error';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useOperator } from '../../domain/configuration/use-operator';
import { useUnfinishedShoots } from '../../domain/shoots/use-shoot';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { copyText } from '../../platform/clipboard';
import { hasWebPages } from '../../platform/web-pages';
import { useIsLoggedIn } from '../../session/session';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Part, Parts, PartText } from '../../ui/parts';
import { showToast } from '../../ui/toast';

const DAY_S = 86_400;
/** The push socket tells what is new; this is the net under it. */
const LOOK_EVERY_MS = 5000;

/** What people ask most, each with the way to do it themselves. */
export function SelfHelp() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  return (
    <Parts>
      <LostPhotos />
      {isLoggedIn ? <RunningShoots /> : null}
      <Refunds />
      <Part title={t('help.account')}>
        <PartText>{t('help.account-text')}</PartText>
        <PartText>{t('help.closing-text')}</PartText>
        {isLoggedIn ? (
          <ListGroup>
            <ListRow icon="consent" label={t('mine.face-data')} onPress={() => void navigateTo('consents')} />
            <ListRow icon="device" label={t('mine.devices')} onPress={() => void navigateTo('devices')} />
            <ListRow icon="download" label={t('mine.export')} onPress={() => void navigateTo('export')} />
            <ListRow icon="trash" label={t('leave.title')} onPress={() => void navigateTo('withdraw')} />
          </ListGroup>
        ) : null}
      </Part>
      {hasWebPages ? (
        <ListGroup>
          <ListRow icon="verified" label={t('origin.title')} onPress={() => void navigateTo('origin')} />
        </ListGroup>
      ) : null}
      <Contact />
    </Parts>
  );
}

/** Where there is a shop, what can be paid back, and where; else that nothing was charged. Neither before it is known. */
function Refunds() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const conf = useConfiguration();
  const isLoggedIn = useIsLoggedIn();
  if (conf.data?.shop !== true)
    return (
      <Part title={t('help.refund')}>
        <PartText>{conf.data === undefined ? '…' : t('help.refund-text')}</PartText>
      </Part>
    );
  return (
    <Part title={t('help.refund')}>
      <PartText>{t('recharge.note')}</PartText>
      {isLoggedIn ? (
        <ListGroup>
          <ListRow icon="document" label={t('orders.title')} onPress={() => void navigateTo('myorders')} />
        </ListGroup>
      ) : null}
    </Part>
  );
}

function LostPhotos() {
  const t = useT();
  const { switchTab } = useNavigation();
  const conf = useConfiguration();
  const days = conf.data?.keepdays;
  return (
    <Part title={t('help.lost')}>
      <PartText>{t('help.lost-kept')}</PartText>
      <PartText>{t('help.lost-deleted', DELETE_UNDO_S / 60)}</PartText>
      <ListGroup>
        <ListRow
          icon="wait"
          label={t('help.lost-days')}
          detail={days === undefined ? '…' : formatDuration(t, days * DAY_S)}
        />
        <ListRow icon="album" label={t('help.album')} onPress={() => void switchTab('album')} />
      </ListGroup>
    </Part>
  );
}

function RunningShoots() {
  const t = useT();
  const { switchTab } = useNavigation();
  const shoots = useUnfinishedShoots(LOOK_EVERY_MS);
  return (
    <Part title={t('help.shoots')}>
      <ListGroup>
        {shoots.length === 0 ? <ListRow icon="check" label={t('help.shoots-none')} /> : null}
        {shoots.map(({ id, theme, photos, total }) => (
          <ListRow
            key={id}
            icon="clock"
            label={themeName(t, theme)}
            detail={`${formatNumber(t.locale, photos.length)} / ${formatNumber(t.locale, total)}`}
            onPress={() => void switchTab('shooting', { id })}
          />
        ))}
      </ListGroup>
    </Part>
  );
}

function Contact() {
  const t = useT();
  const { name, contact } = useOperator();
  const copy = () => copyText(contact).then(() => showToast({ text: t('help.copied') }), showError);
  return (
    <Part title={t('help.contact')}>
      {name === '' && contact === '' ? <PartText>{t('help.contact-none')}</PartText> : null}
      <ListGroup>
        {name === '' ? null : <ListRow icon="person" label={t('legal.operator')} text={name} />}
        {contact === '' ? null : (
          <ListRow icon="mail" label={t('legal.contact')} text={contact} onPress={() => void copy()} />
        )}
      </ListGroup>
    </Part>
  );
}
