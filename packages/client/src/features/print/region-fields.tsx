import { ADDRESS_LINE_MAX, type AddressField, type PrintAddress } from '@kinora/contract';
import { listCities, listDistricts, listProvinces } from '../../lib/china-areas';
import { useT } from '../../lib/translation';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';

interface RegionFieldsProps {
  readonly address: PrintAddress;
  readonly onChange: (change: Partial<PrintAddress>) => void;
  readonly fault: (field: AddressField) => string | undefined;
}

/** Province, city and district: of China chosen, one after the other, elsewhere written. What cannot be chosen yet is not at fault. */
export function RegionFields({ address, onChange, fault }: RegionFieldsProps) {
  const t = useT();
  const { country, province, city } = address;
  if (country !== 'CN') {
    return (['district', 'city', 'province'] as const).map((field) => (
      <TextField
        key={field}
        label={t(`print.${field}`)}
        maxLength={ADDRESS_LINE_MAX}
        value={address[field]}
        onChange={(value) => onChange({ [field]: value })}
        error={fault(field)}
      />
    ));
  }
  const choice = (field: 'province' | 'city' | 'district', names: readonly string[], change: Partial<PrintAddress>) => (
    <Select
      label={t(`print.${field}`)}
      items={[{ id: '', label: t('print.choose') }, ...names.map((name) => ({ id: name, label: name }))]}
      selectedId={address[field]}
      onSelect={(name) => onChange({ ...change, [field]: name })}
      error={names.length === 0 ? undefined : fault(field)}
      isDisabled={names.length === 0}
      closeLabel={t('action.close')}
    />
  );
  return (
    <>
      {choice('province', listProvinces(), { city: '', district: '' })}
      {choice('city', listCities(province), { district: '' })}
      {choice('district', listDistricts(province, city), {})}
    </>
  );
}
