import { Icon, type IconName } from './icon';
import styles from './notice-banner.module.css';
import { TextLink } from './text-link';

interface NoticeBannerProps {
  readonly icon: IconName;
  /** Nothing is shown without it. */
  readonly text: string | undefined;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** Under the title while something is not as it should be: what still works. Its place stays, so that a reader hears the change. */
export function NoticeBanner({ icon, text, action }: NoticeBannerProps) {
  return (
    <div role="status">
      {text === undefined ? null : (
        <div className={styles.line}>
          <Icon name={icon} sizePx={18} />
          <span>
            {text}
            {action ? (
              <>
                {' '}
                <TextLink {...action} />
              </>
            ) : null}
          </span>
        </div>
      )}
    </div>
  );
}
