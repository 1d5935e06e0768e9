import {
  bestValueOf,
  canRecharge,
  type Order,
  type PayMethodKey,
  type RechargePlan,
  type ResponseOf,
} from '@kinora/contract';
import { moneyText } from '@kinora/locales';
import { type ReactNode, useState } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { showError } from '../../api/show-error';
import { placeOrder } from '../../domain/orders/pay-order';
import { useChargePlans } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { requireLogin } from '../../session/require-login';
import { BottomBar } from '../../ui/bottom-bar';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { CardCosts } from './card-costs';
import { DeviceNotice } from './device-notice';
import { FirstRecharge } from './first-recharge';
import { PlanCard } from './plan-card';
import { forgetChoice, keepChoice, keptChoice, planFor } from './plan-choice';
import styles from './recharge.module.css';

interface RechargeProps {
  /** The order that the cards are bought for, and how many are missing; the number is undefined until it is known. */
  readonly wanted?: { readonly orderId: string; readonly missing: number | undefined } | undefined;
  /** The order whose gold cards are ordered anew, and how many they are; 0 where there is none any more, undefined until it is known. */
  readonly former?: { readonly orderId: string; readonly cards: number | undefined } | undefined;
  /** What the user has. */
  readonly purse: ReactNode;
  /** The ways to pay, where there are several. */
  readonly renderMethods: (
    methods: readonly PayMethodKey[],
    chosen: PayMethodKey | undefined,
    onChoose: (method: PayMethodKey) => void,
  ) => ReactNode;
  /** Other ways to gold cards. */
  readonly rewards: ReactNode;
  /** An order was placed: it is to be paid. */
  readonly onPlaced: (order: Order) => void;
}

/** What gold cards cost, and the way to buy some. */
export function Recharge(props: RechargeProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useChargePlans();
  if (data && canRecharge(data.methods)) return <Plans {...data} {...props} />;
  if (data)
    return (
      <div className={styles.body}>
        <EmptyState picture="orders" title={t('recharge.nobody')} text={t('recharge.nobody-text')} />
        {props.rewards}
      </div>
    );
  if (error) return <FailedAnswer title={t('recharge.failed')} error={error} isBusy={isFetching} onRetry={refetch} />;
  return (
    <Loading label={t('recharge.loading')}>
      <div className={styles.body}>
        <div className={styles.plans}>
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} shape="block" heightPx={156} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

function Plans({
  plans,
  currency,
  firstrecharge,
  methods,
  wanted,
  former,
  purse,
  renderMethods,
  rewards,
  onPlaced,
}: ResponseOf<'GETCHARGEPLAN'> & RechargeProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const best = bestValueOf(plans);
  const ofOrder = former?.orderId ?? wanted?.orderId;
  const [chosenId, setChosenId] = useState(keptChoice(ofOrder));
  const [wantedMethod, want] = useState<PayMethodKey>();
  const method = methods.find((one) => one === wantedMethod) ?? methods[0];
  const [isBusy, setBusy] = useState(false);
  const isKnown = former ? former.cards !== undefined : wanted === undefined || wanted.missing !== undefined;
  const chosen =
    plans.find(({ id }) => id === chosenId) ??
    plans.find(({ amount }) => amount === former?.cards) ??
    (isKnown ? planFor(plans, wanted?.missing ?? 0) : undefined);
  const choose = (id: string) => {
    keepChoice(id, ofOrder);
    setChosenId(id);
  };
  const placed = (order: Order) => {
    forgetChoice();
    onPlaced(order);
  };
  const place = async (plan: RechargePlan) => {
    if (!method) return;
    setBusy(true);
    await placeOrder(plan, method).then(placed, showError);
    setBusy(false);
  };
  return (
    <>
      <div className={styles.body}>
        {purse}
        <DeviceNotice />
        <CardCosts />
        <div className={styles.plans} role="radiogroup" aria-label={t('recharge.plans')}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              currency={currency}
              isBest={plan === best}
              isChosen={plan === chosen}
              onChoose={() => choose(plan.id)}
            />
          ))}
        </div>
        {methods.length > 1 ? renderMethods(methods, method, want) : null}
        {firstrecharge ? <FirstRecharge {...firstrecharge} currency={currency} /> : null}
        <p className={styles.note}>{t('recharge.note')}</p>
        {rewards}
      </div>
      {chosen ? (
        <BottomBar isFloating>
          <Button
            isWide
            label={t('pay.press', moneyText(t.locale, chosen.price, currency))}
            isBusy={isBusy}
            onPress={() => void requireLogin(() => place(chosen))}
          />
          <p className={styles.agree}>
            <TextLink label={t('recharge.agree')} onPress={() => void navigateTo('rechargeAgreement')} />
          </p>
        </BottomBar>
      ) : null}
    </>
  );
}
