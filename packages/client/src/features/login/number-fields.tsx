import { leftToRight } from '../../lib/left-to-right';
import { useT } from '../../lib/translation';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { AREA_CODES } from './area-codes';
import { phoneDigits } from './phone-rule';
import { regionName } from './region-name';

export interface PhoneNumber {
  readonly area: string;
  readonly phone: string;
}

interface NumberFieldsProps {
  readonly number: PhoneNumber;
  readonly onChange: (number: PhoneNumber) => void;
  readonly error: string | undefined;
  /** The device is at work on what shows that no machine asks. */
  readonly isChecking: boolean;
  readonly isDisabled: boolean;
}

/** The region and the number of a phone. */
export function NumberFields({ number, onChange, error, isChecking, isDisabled }: NumberFieldsProps) {
  const t = useT();
  const { area, phone } = number;
  const areas = AREA_CODES.map(([id, region]) => ({ id, label: `${leftToRight(id)} ${regionName(t, region)}` }));
  return (
    <>
      <Select
        label={t('login.area')}
        items={areas}
        selectedId={area}
        onSelect={(chosen) => onChange({ area: chosen, phone })}
        closeLabel={t('action.close')}
        isDisabled={isDisabled}
      />
      <TextField
        label={t('login.phone')}
        type="tel"
        autoComplete="tel-national"
        prefix={leftToRight(area)}
        value={phone}
        onChange={(value) => onChange({ area, phone: phoneDigits(value) })}
        error={error}
        hint={isChecking ? t('login.checking') : undefined}
        placeholder={t('login.phone-hint')}
        isDisabled={isDisabled}
      />
    </>
  );
}
