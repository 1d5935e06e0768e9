import { useT } from '../../lib/translation';
import { ChipRow } from '../../ui/chip-row';
import { StuckRow } from '../../ui/stuck-row';
import { useThemeWords } from './theme-words';

/** The chip behind the first one. */
export const SQUARE = 'square';

export interface GalleryChipsProps {
  readonly sectionIds: readonly string[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** A chip for each section of the home gallery, and one for the square. */
export function GalleryChips({ sectionIds, chosenId, onChoose }: GalleryChipsProps) {
  const t = useT();
  const words = useThemeWords();
  const chips = [...sectionIds];
  chips.splice(1, 0, SQUARE);
  return (
    <StuckRow>
      <ChipRow
        label={t('visit.categories')}
        items={chips.map((id) => ({ id, label: words.section(id) }))}
        selectedIds={[chosenId]}
        onSelect={onChoose}
      />
    </StuckRow>
  );
}
