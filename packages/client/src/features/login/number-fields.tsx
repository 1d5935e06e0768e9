import { leftToRight } from '@kinora/locales';
import { useRef, useState } from 'react';
import { loadRegions } from '../../domain/login/use-regions';
import { digitsOf } from '../../lib/digits';
import { useT } from '../../lib/translation';
import { TextField } from '../../ui/text-field';
import { HOME, RegionField } from './region-field';
import { regionOfNumber } from './region-of-number';

export interface PhoneNumber {
  readonly area: string;
  readonly phone: string;
}

/** Digits of the longest number there is (E.164). */
const PHONE_DIGITS = 15;

/** What is written first: a number at home. */
export const NO_NUMBER: PhoneNumber = { area: HOME.area, phone: '' };

interface NumberFieldsProps {
  readonly number: PhoneNumber;
  /** Told the region too where one was chosen. */
  readonly onChange: (number: PhoneNumber, region?: string) => void;
  /** Of a number that is there already; several share a calling code. */
  readonly begunRegion?: string | undefined;
  readonly error: string | undefined;
  /** The device is at work on what shows that no machine asks. */
  readonly isChecking: boolean;
  readonly isDisabled: boolean;
}

/** Whether it begins with a calling code that is not this one. */
const hasOtherCode = (written: string, area: string): boolean =>
  /^\s*(?:\+|00)/.test(written) && withoutArea(written, area) === written.trim();

/** Contacts and what a browser fills in have the calling code before the number. */
function withoutArea(written: string, area: string): string {
  const number = written.trim();
  const begin = [area, `00${area.slice(1)}`].find((one) => number.startsWith(one));
  return begin === undefined ? number : number.slice(begin.length);
}

/** The region and the number of a phone. */
export function NumberFields({ number, onChange, begunRegion = '', error, isChecking, isDisabled }: NumberFieldsProps) {
  const t = useT();
  const { area, phone } = number;
  const [region, setRegion] = useState(area === HOME.area ? HOME : { region: begunRegion, area });
  const written = useRef('');

  /** What is written; with the calling code of another region it is a number from there, as soon as the regions are known. */
  function write(value: string) {
    written.current = value;
    onChange({ area, phone: digitsOf(withoutArea(value, area), PHONE_DIGITS) });
    if (!hasOtherCode(value, area)) return;
    loadRegions(t.locale).then(
      (regions) => {
        const found = regionOfNumber(value, regions);
        if (!found || written.current !== value) return;
        setRegion(found);
        onChange({ area: found.area, phone: digitsOf(withoutArea(value, found.area), PHONE_DIGITS) }, found.region);
      },
      // Without them the number stays as it was written, and the server says what is wrong with it.
      () => undefined,
    );
  }
  return (
    <>
      <RegionField
        region={region}
        onChange={(chosen) => {
          setRegion(chosen);
          onChange({ area: chosen.area, phone }, chosen.region);
        }}
        isDisabled={isDisabled}
      />
      <TextField
        label={t('login.phone')}
        type="tel"
        autoComplete="tel-national"
        prefix={leftToRight(area)}
        value={phone}
        onChange={write}
        error={error}
        hint={isChecking ? t('login.checking') : undefined}
        placeholder={t('login.phone-hint')}
        isDisabled={isDisabled}
      />
    </>
  );
}
