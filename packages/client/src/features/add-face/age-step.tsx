import type { UploadReport } from '@kinora/contract';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import type { PickedFile } from '../../platform/picked-file';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import styles from './outcome.module.css';

/** What somebody says of a face that looks young: they are of age, it is a child of theirs, or they are too young. */
export type AgeAnswer = 'of-age' | 'child' | 'under-age';

interface AgeStepProps {
  readonly file: PickedFile;
  readonly report: UploadReport;
  readonly onAnswer: (answer: AgeAnswer) => void;
}

/** The studio takes the face for a child's, and may be wrong: the user says who it is. */
export function AgeStep({ file, report, onAnswer }: AgeStepProps) {
  const t = useT();
  const age = useConfiguration().data?.guardianage ?? 0;
  const title = t('add-face.age-title');
  return (
    <div className={styles.step}>
      <div className={styles.body} role="status">
        <span className={styles.portrait}>
          <Avatar name={title} src={report.icon ?? file.url} size="huge" isDecorative />
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{t('add-face.age-text', age)}</p>
      </div>
      <div className={styles.actions}>
        <Button label={t('add-face.age-me', age)} isWide onPress={() => onAnswer('of-age')} />
        <Button label={t('add-face.age-child')} variant="tonal" isWide onPress={() => onAnswer('child')} />
        <Button label={t('add-face.age-under', age)} variant="plain" isWide onPress={() => onAnswer('under-age')} />
      </div>
    </div>
  );
}
