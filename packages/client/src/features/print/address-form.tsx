import { ADDRESS_LINE_MAX, ADDRESS_STREET_MAX, type AddressField, type PrintAddress } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { addressFaultText } from './address-words';
import styles from './print.module.css';
import { RegionFields } from './region-fields';

interface AddressFormProps {
  readonly address: PrintAddress;
  readonly onChange: (change: Partial<PrintAddress>) => void;
  /** Fields that cannot stay as they are. */
  readonly faults: readonly AddressField[];
  /** Countries that prints are sent to, with their names. */
  readonly countries: readonly { readonly id: string; readonly label: string }[];
}

/** Where prints are sent. */
export function AddressForm({ address, onChange, faults, countries }: AddressFormProps) {
  const t = useT();
  const fault = (field: AddressField) => (faults.includes(field) ? addressFaultText(t, field, address) : undefined);
  const text = (
    field: 'name' | 'phone' | 'street' | 'postcode',
    autoComplete: string,
    maxLength = ADDRESS_LINE_MAX,
  ) => (
    <TextField
      label={t(`print.${field}`)}
      type={field === 'phone' ? 'tel' : 'text'}
      autoComplete={autoComplete}
      maxLength={maxLength}
      value={address[field]}
      onChange={(value) => onChange({ [field]: value })}
      error={fault(field)}
    />
  );
  return (
    <div className={styles.form}>
      {text('name', 'name')}
      {text('phone', 'tel', 20)}
      {countries.length > 1 ? (
        <Select
          label={t('print.country')}
          items={countries}
          selectedId={address.country}
          onSelect={(country) => onChange({ country, province: '', city: '', district: '' })}
          closeLabel={t('action.close')}
        />
      ) : null}
      <RegionFields address={address} onChange={onChange} fault={fault} />
      {text('street', 'street-address', ADDRESS_STREET_MAX)}
      {address.country === 'CN' ? null : text('postcode', 'postal-code', 12)}
    </div>
  );
}
