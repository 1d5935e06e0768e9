import {
  type Currency,
  type Extent,
  findAddressFaults,
  frameFor,
  type Order,
  type OrderPrint,
  type PayMethodKey,
  type PrintAddress,
  type PrintOffer,
  type PrintPaper,
  quotePrints,
  type ResultImage,
  zoomMost,
} from '@kinora/contract';
import { moneyText } from '@kinora/locales';
import { useEffect, useState } from 'react';
import { showError } from '../../api/show-error';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { placePrints } from '../../domain/orders/place-prints';
import { middleOfFaces } from '../../lib/middle-of-faces';
import { renditionOf } from '../../lib/renditions';
import { useT } from '../../lib/translation';
import { scrollToPart } from '../../platform/scroll-to-part';
import { BottomBar } from '../../ui/bottom-bar';
import { Button } from '../../ui/button';
import { Part } from '../../ui/parts';
import { showToast } from '../../ui/toast';
import { AddressForm } from './address-form';
import { CropPart } from './crop-part';
import styles from './print.module.css';
import { PrintChoices } from './print-choices';
import { pixelsOf } from './print-pixels';
import { PrintSum } from './print-sum';
import { useCountries } from './use-countries';
import { useCrop } from './use-crop';

interface PrintFormProps {
  readonly photo: ResultImage;
  readonly offer: PrintOffer;
  readonly currency: Currency;
  readonly method: PayMethodKey;
  readonly former: OrderPrint | undefined;
  /** What was entered before, or where prints went last. */
  readonly address: PrintAddress | undefined;
  readonly onAddress: (entered: PrintAddress) => void;
  readonly onPlaced: (order: Order) => void;
}

const NOWHERE = { name: '', phone: '', province: '', city: '', district: '', street: '', postcode: '' };

const ADDRESS = 'print-address';

export function PrintForm(props: PrintFormProps) {
  const { photo, offer, currency, method, former, onAddress, onPlaced } = props;
  const t = useT();
  const { data: conf } = useConfiguration();
  const pixels = pixelsOf(photo);
  const isFilled = (of: Extent): boolean => zoomMost(pixels, frameFor(of, pixels)) >= 1;
  const first = offer.sizes.find(isFilled) ?? offer.sizes[0];
  const [sizeId, setSize] = useState(former?.size ?? first?.id ?? '');
  const [paper, setPaper] = useState<PrintPaper>(former?.paper ?? offer.papers[0]?.id ?? 'glossy');
  const [count, setCount] = useState(former?.count ?? 1);
  const known = props.address && offer.countries.includes(props.address.country) ? props.address : undefined;
  const [address, setAddress] = useState(known ?? { ...NOWHERE, country: offer.countries[0] ?? 'CN' });
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const countries = useCountries(offer.countries);
  const size = offer.sizes.find(({ id }) => id === sizeId) ?? first;
  const face = middleOfFaces(photo);
  const chosen = useCrop(pixels, size ?? pixels, { face, crop: former?.crop });
  const quote = size && quotePrints(offer, { size: size.id, paper, count });
  const faults = findAddressFaults(address);
  const [asOffered] = useState(address);
  useEffect(() => {
    if (address !== asOffered) onAddress(address);
  }, [address]);
  const place = async () => {
    setTried(true);
    if (faults.length > 0)
      return scrollToPart ? scrollToPart(ADDRESS) : showToast({ text: t('print.check'), tone: 'warning' });
    if (!size || !quote) return;
    setBusy(true);
    const print = { photo: photo.id, size: size.id, paper, crop: chosen.crop, count, address };
    await placePrints(print, quote.total, method).then(onPlaced, showError);
    setBusy(false);
  };
  return (
    <>
      <div className={styles.body}>
        <CropPart photo={photo} chosen={chosen} />
        <PrintChoices
          offer={offer}
          currency={currency}
          isFilled={isFilled}
          canBe4k={conf?.disable4k === false && renditionOf(photo, '4k')?.state !== 'ready'}
          chosen={{ size: size?.id ?? '', paper, count }}
          onSize={setSize}
          onPaper={setPaper}
          onCount={setCount}
        />
        <Part id={ADDRESS} title={t('print.address')}>
          <AddressForm
            address={address}
            onChange={(change) => setAddress((before) => ({ ...before, ...change }))}
            faults={isTried ? faults : []}
            countries={countries}
          />
        </Part>
        {quote ? <PrintSum quote={quote} count={count} currency={currency} /> : null}
        <p className={styles.note}>{t('print.note')}</p>
      </div>
      {quote && size ? (
        <BottomBar isFloating>
          <Button
            isWide
            label={t('print.order', moneyText(t.locale, quote.total, currency))}
            isBusy={isBusy}
            isDisabled={!isFilled(size)}
            onPress={() => void place()}
          />
        </BottomBar>
      ) : null}
    </>
  );
}
