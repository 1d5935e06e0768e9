import { formatDate } from '@kinora/locales';
import { useT } from '../../lib/translation';
import type { PickedFile } from '../../platform/picked-file';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import styles from './origin-check.module.css';
import type { OriginReport } from './origin-report';
import { judgeReport } from './verdict';

type OriginResultProps = { report: OriginReport; file: PickedFile; onChoose: () => void };

/** What was found: the verdict in plain words, then the facts, then the label field by field. */
export function OriginResult({ report, file, onChoose }: OriginResultProps) {
  const t = useT();
  const { tone, icon, title, text } = judgeReport(report);
  return (
    <div className={styles.result}>
      {report.isVideo ? (
        // biome-ignore lint/a11y/useMediaCaption: the video of a stranger, shown to be recognised; it may have no sound at all
        <video
          className={styles.preview}
          // Without a moment named, some phones show no frame before it plays.
          src={`${file.url}#t=0.001`}
          preload="metadata"
          controls
          playsInline
          aria-label={t('origin.preview')}
        />
      ) : (
        <img className={styles.preview} src={file.url} alt={t('origin.preview')} />
      )}
      <div className={styles.findings}>
        <div className={classNames(styles.verdict, styles[tone])} role="status">
          <span className={styles.verdictIcon}>
            <Icon name={icon} sizePx={28} />
          </span>
          <div>
            <h2 className={styles.verdictTitle}>{t(title)}</h2>
            <p className={styles.verdictText}>{t(text)}</p>
            {report.changes.length > 0 ? (
              <ul className={styles.changes}>
                {report.changes.map((change) => (
                  <li key={change}>{t(`origin.change-${change}`)}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
        <OriginFacts report={report} />
        <Button label={t('origin.another')} icon="image" variant="tonal" isWide onPress={onChoose} />
      </div>
    </div>
  );
}

function OriginFacts({ report }: { report: OriginReport }) {
  const t = useT();
  const { maker, tool, createdAt, signer, source, fields } = report;
  const createdMs = Date.parse(createdAt ?? '');
  const facts = [
    { label: t('origin.maker'), value: maker },
    { label: t('origin.tool'), value: tool },
    { label: t('origin.time'), value: Number.isNaN(createdMs) ? createdAt : formatDate(t.locale, createdMs, 'time') },
    { label: t('origin.source'), value: source && t(`origin.source-${source}`) },
    { label: t('origin.signer'), value: signer },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {fields ? (
        <section>
          <h3 className={styles.fieldsTitle}>{t('origin.fields')}</h3>
          <dl className={styles.fields} dir="ltr">
            {Object.entries(fields).map(([name, value]) => (
              <div key={name} className={styles.field}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value || '–'}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </>
  );
}
