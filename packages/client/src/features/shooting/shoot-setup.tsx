import { useState } from 'react';
import { errorText, isNetworkError } from '../../api/command-error';
import { usePeople } from '../../domain/shoots/use-people';
import { useGallery } from '../../domain/themes/use-themes';
import { useT } from '../../lib/translation';
import { ErrorState } from '../../ui/error-state';
import { Tabs } from '../../ui/tabs';
import { CustomSetup } from './custom-setup';
import { KeywordPicker } from './keyword-picker';
import { PeoplePicker } from './people-picker';
import type { ShootSetupProps } from './setup-props';
import { SetupSkeleton } from './setup-skeleton';
import { ShootPanel } from './shoot-panel';
import styles from './shoot-setup.module.css';
import { ThemePicker } from './theme-picker';
import { UnfinishedShoots } from './unfinished-shoots';
import { useKeywords } from './use-keywords';

const BY_THEME = 'theme';
const BY_WORDS = 'custom';

/** A theme to choose, or a description to write: each its own tab. */
export function ShootSetup({ themeId, before, onAddFace }: ShootSetupProps) {
  const t = useT();
  const [tab, setTab] = useState<string>(before?.text === undefined ? BY_THEME : BY_WORDS);
  // A theme that comes by the address is what one came for.
  const [shownFor, setShownFor] = useState(themeId);
  if (shownFor !== themeId) {
    setShownFor(themeId);
    setTab(BY_THEME);
  }
  return (
    <div className={styles.setup}>
      <UnfinishedShoots />
      <Tabs
        label={t('shooting.title')}
        items={[
          { id: BY_THEME, label: t('custom.by-theme'), panelId: 'shoot-by-theme' },
          { id: BY_WORDS, label: t('custom.by-words'), panelId: 'shoot-by-words' },
        ]}
        selectedId={tab}
        onSelect={setTab}
      />
      <div id="shoot-by-theme" role="tabpanel" aria-label={t('custom.by-theme')} hidden={tab !== BY_THEME}>
        {tab === BY_THEME ? <ThemeSetup themeId={themeId} before={before} onAddFace={onAddFace} /> : null}
      </div>
      <div id="shoot-by-words" role="tabpanel" aria-label={t('custom.by-words')} hidden={tab !== BY_WORDS}>
        {tab === BY_WORDS ? <CustomSetup before={before} onAddFace={onAddFace} /> : null}
      </div>
    </div>
  );
}

/** Who, which theme, how long, how much, and the button. */
function ThemeSetup({ themeId, before, onAddFace }: ShootSetupProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useGallery();
  const { chosenIds } = usePeople({ min: 1, max: 2 });
  const { keywords, choose } = useKeywords(Math.max(1, chosenIds.length), before?.keywords);
  const [choice, setChoice] = useState(before?.theme === undefined ? undefined : { id: before.theme, over: themeId });
  if (!data) {
    if (!error) return <SetupSkeleton />;
    return (
      <ErrorState
        title={t('visit.error')}
        text={errorText(error, t)}
        isOffline={isNetworkError(error)}
        retryLabel={t('action.retry')}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const themes = data.sections.flatMap(({ imgs }) => imgs);
  // A theme that comes by the address counts until another one is tapped.
  const wanted = choice && choice.over === themeId ? choice.id : themeId;
  const chosen = themes.find(({ id }) => id === wanted) ?? themes[0];
  if (!chosen)
    return <ErrorState title={t('visit.error')} retryLabel={t('action.retry')} onRetry={() => void refetch()} />;
  const add = () => onAddFace({ theme: chosen.id, keywords });
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <PeoplePicker people={chosen.people} onAdd={add} />
        <ThemePicker
          sections={data.sections}
          chosenId={chosen.id}
          leadId={themeId}
          onChoose={(id) => setChoice({ id, over: themeId })}
        />
      </div>
      <ShootPanel theme={chosen} keywords={keywords} onAddFace={add}>
        <KeywordPicker chosen={keywords} onChange={choose} people={Math.max(1, chosenIds.length)} />
      </ShootPanel>
    </div>
  );
}
