import type { HomeSection } from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { ChipRow } from '../../ui/chip-row';
import { RailArrows } from '../../ui/rail-arrows';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ThemeOption } from './theme-option';
import styles from './theme-picker.module.css';

interface ThemePickerProps {
  readonly sections: readonly HomeSection[];
  readonly chosenId: string;
  /** Comes first in its section, so that it is in sight: the theme with which one came. */
  readonly leadId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The themes of one section: a strip on a phone, a grid on a wide screen. The section with the chosen theme opens first. */
export function ThemePicker({ sections, chosenId, leadId, onChoose }: ThemePickerProps) {
  const t = useT();
  const filled = sections.filter(({ imgs }) => imgs.length > 0);
  const [openId, setOpenId] = useState<string>();
  const isChosenIn = ({ imgs }: HomeSection) => imgs.some(({ id }) => id === chosenId);
  const open = filled.find(({ id }) => id === openId) ?? filled.find(isChosenIn) ?? filled[0];

  // Another theme came by the address: its section shows.
  const shownFor = useRef(chosenId);
  useEffect(() => {
    if (shownFor.current === chosenId) return;
    shownFor.current = chosenId;
    setOpenId((id) => {
      const section = sections.find((one) => one.id === id);
      return section?.imgs.some((theme) => theme.id === chosenId) ? id : undefined;
    });
  }, [chosenId, sections]);

  if (!open) return null;
  const themes = [...open.imgs.filter(({ id }) => id === leadId), ...open.imgs.filter(({ id }) => id !== leadId)];
  return (
    <section className={styles.picker}>
      {/* The tab above says the same to the eye. */}
      <h2>
        <VisuallyHidden>{t('shooting.theme')}</VisuallyHidden>
      </h2>
      <ChipRow
        label={t('visit.categories')}
        items={filled.map(({ id }) => ({ id, label: t.find(`section.${id}`) ?? id }))}
        selectedIds={[open.id]}
        onSelect={setOpenId}
      />
      <RailArrows>
        <ul className={styles.strip} aria-label={t.find(`section.${open.id}`) ?? open.id}>
          {themes.map((theme) => (
            <li key={theme.id} className={styles.item}>
              <ThemeOption
                name={themeName(t, theme.id)}
                cover={theme.cover}
                isChosen={theme.id === chosenId}
                onPress={() => onChoose(theme.id)}
              />
            </li>
          ))}
        </ul>
      </RailArrows>
    </section>
  );
}
