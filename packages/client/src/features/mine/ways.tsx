import type { SignInWay, UserInfo } from '@kinora/contract';
import { formatDate, leftToRight } from '@kinora/locales';
import { showError } from '../../api/show-error';
import { useWays } from '../../domain/login/use-ways';
import { confirm } from '../../lib/confirm';
import { useT } from '../../lib/translation';
import { useUntilRestored } from '../../lib/use-until-restored';
import { bindWay, unbindWay, type WayEnd } from '../../session/bind-way';
import { AvatarDisc } from '../../ui/avatar-disc';
import { BrandMark } from '../../ui/brand-mark';
import { isBrand } from '../../ui/brand-shapes';
import { Button } from '../../ui/button';
import { useKeptFocus } from '../../ui/kept-focus';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { Parts } from '../../ui/parts';
import { showToast } from '../../ui/toast';
import styles from './mine.module.css';

interface WaysProps {
  readonly account: UserInfo;
  /** Opens where a phone is bound, or another one in its place. */
  readonly onPhone: () => void;
}

/** What opens the account: what is bound, and what may be. */
export function Ways({ account: { area, phone, tpi }, onPhone }: WaysProps) {
  const t = useT();
  const open = useWays();
  const [busy, setBusy] = useUntilRestored<SignInWay>();
  const keptFocus = useKeptFocus();
  const nameOf = (way: SignInWay) => t(`login.way-${way}`);
  const bound = new Map(tpi.map(({ type, at }) => [type, at]));
  // Whoever took it away would be shut out.
  const isLast = phone === '' && bound.size === 1;
  const addable = open.filter((way) => way !== 'device' && !bound.has(way));

  const run = async (way: SignInWay, work: () => Promise<WayEnd>, told: string) => {
    setBusy(way);
    try {
      // The button stays busy while the browser leaves for the provider's page.
      const end = await work();
      if (end === 'away') return;
      if (end === 'done') showToast({ text: told });
    } catch (error) {
      showError(error);
    }
    setBusy(undefined);
  };
  const add = (way: SignInWay) => run(way, () => bindWay(way), t('ways.added'));
  const remove = async (way: SignInWay) => {
    const isSure = await confirm({
      title: t('ways.remove-title', nameOf(way)),
      text: t('ways.remove-text'),
      confirmLabel: t('ways.remove'),
      cancelLabel: t('action.cancel'),
      isDangerous: true,
    });
    if (isSure) await run(way, () => unbindWay(way).then(() => 'done'), t('ways.removed'));
  };
  const markOf = (way: SignInWay) => (
    <AvatarDisc
      name={nameOf(way)}
      icon={way === 'device' ? 'device' : undefined}
      mark={isBrand(way) ? <BrandMark name={way} sizePx={18} /> : undefined}
      size="small"
      isDecorative
    />
  );
  const button = (way: SignInWay, isBound: boolean) => (
    <span className={styles.trailing}>
      <Button
        label={t(isBound ? 'ways.remove-named' : 'ways.add-named', nameOf(way))}
        variant={isBound ? 'danger' : 'quiet'}
        size="small"
        isBusy={busy === way}
        isDisabled={busy !== undefined && busy !== way}
        onPress={() => void (isBound ? remove(way) : add(way))}
      >
        {t(isBound ? 'ways.remove' : 'ways.add')}
      </Button>
    </span>
  );
  return (
    <Parts>
      <div className={styles.rows} {...keptFocus}>
        <ListGroup>
          <ListRow
            leading={<AvatarDisc name="" icon="phone" size="small" isDecorative />}
            label={t('login.phone')}
            text={phone === '' ? t('phone.none') : leftToRight(`${area} ${phone}`)}
            trailing={
              <span className={styles.trailing}>
                <Button
                  label={t(phone === '' ? 'phone.bind' : 'phone.change')}
                  variant="quiet"
                  size="small"
                  onPress={onPhone}
                />
              </span>
            }
          />
          {[...bound].map(([way, at]) => (
            <ListRow
              key={way}
              leading={markOf(way)}
              label={nameOf(way)}
              text={[t('ways.since', formatDate(t.locale, at, 'day')), ...(isLast ? [t('error.14018')] : [])].join(
                '\n',
              )}
              trailing={isLast ? undefined : button(way, true)}
            />
          ))}
          {addable.map((way) => (
            <ListRow key={way} leading={markOf(way)} label={nameOf(way)} trailing={button(way, false)} />
          ))}
        </ListGroup>
      </div>
    </Parts>
  );
}
