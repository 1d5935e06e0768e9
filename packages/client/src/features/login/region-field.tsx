import { DEFAULT_AREA, type PhoneRegion } from '@kinora/contract';
import { leftToRight } from '@kinora/locales';
import { useState } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { useRegions } from '../../domain/login/use-regions';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { FieldButton } from '../../ui/field-button';
import { RadioList } from '../../ui/radio-list';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { findRegions } from './find-regions';
import styles from './region-field.module.css';

/** Where a phone is from. */
export type Region = Pick<PhoneRegion, 'region' | 'area'>;

export const HOME: Region = { region: 'CN', area: DEFAULT_AREA };

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

interface RegionFieldProps {
  readonly region: Region;
  readonly onChange: (region: Region) => void;
  readonly isDisabled: boolean;
}

/** A field that opens the list of all regions, each with its calling code. */
export function RegionField({ region, onChange, isDisabled }: RegionFieldProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const isHome = region.region === HOME.region;
  const regions = useRegions(t.locale, isOpen || !isHome);
  const name = isHome ? t('login.region-CN') : regions.data?.find((one) => one.region === region.region)?.name;
  return (
    <>
      <FieldButton
        label={t('login.area')}
        value={`${leftToRight(region.area)} ${name ?? ''}`}
        isDisabled={isDisabled}
        onPress={() => setIsOpen(true)}
      />
      <PageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('login.area')} isTall>
        {regions.data ? (
          <RegionList
            regions={regions.data}
            selected={region}
            onSelect={(chosen) => {
              setIsOpen(false);
              onChange(chosen);
            }}
          />
        ) : regions.error ? (
          <FailedAnswer
            title={t('login.regions-error')}
            error={regions.error}
            isBusy={regions.isFetching}
            onRetry={regions.refetch}
          />
        ) : (
          <Loading label={t('login.regions-loading')}>
            <div className={styles.rows}>
              {ROWS.map((row) => (
                <Skeleton key={row} shape="block" heightPx={36} />
              ))}
            </div>
          </Loading>
        )}
      </PageSheet>
    </>
  );
}

interface RegionListProps {
  readonly regions: readonly PhoneRegion[];
  readonly selected: Region;
  readonly onSelect: (region: Region) => void;
}

function RegionList({ regions, selected, onSelect }: RegionListProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const found = findRegions(regions, typed, selected.region);
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={t('login.region-search')}
          placeholder={t('login.region-search')}
          type="search"
          isLabelHidden
          value={typed}
          onChange={setTyped}
        />
      </div>
      {found.length === 0 ? (
        <p className={styles.none} role="status">
          {t('login.region-none')}
        </p>
      ) : (
        <RadioList
          label={t('login.area')}
          items={found.map(({ region, area, name }) => ({ id: region, label: name, detail: leftToRight(area) }))}
          selectedId={selected.region}
          onSelect={(id) => {
            const chosen = regions.find(({ region }) => region === id);
            if (chosen) onSelect(chosen);
          }}
        />
      )}
    </>
  );
}
