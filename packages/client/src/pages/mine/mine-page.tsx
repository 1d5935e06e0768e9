import { useState } from 'react';
import { PersonInfoSheet } from '../../features/family/person-info-sheet';
import { Mine } from '../../features/mine/mine';
import { Purse } from '../../features/money/purse';
import { ShopRows } from '../../features/orders/shop-rows';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { usePageTitle } from '../../navigation/use-page-title';

export default function MinePage() {
  const t = useT();
  const { oid } = usePageQuery('mine');
  const [uid, setUid] = useState<string>();
  usePageTitle(t('tab.mine'));
  return (
    <>
      <Mine
        purse={
          <>
            <Purse />
            <ShopRows unpaidId={oid} />
          </>
        }
        onInfo={setUid}
      />
      <PersonInfoSheet
        told={uid === undefined ? undefined : { mid: uid, nick: '', relation: 'me' }}
        onClose={() => setUid(undefined)}
      />
    </>
  );
}
