import { useT } from '../lib/translation';
import { ErrorState } from '../ui/error-state';
import { errorText, isNetworkError } from './command-error';

export interface FailedAnswerProps {
  /** What could not be shown. */
  title: string;
  error: unknown;
  /** It is being asked for again. */
  isBusy: boolean;
  onRetry: () => unknown;
}

/** In place of what a command would have answered: why there is nothing, and another try. */
export function FailedAnswer({ title, error, isBusy, onRetry }: FailedAnswerProps) {
  const t = useT();
  return (
    <ErrorState
      title={title}
      text={errorText(error, t)}
      isOffline={isNetworkError(error)}
      retryLabel={t('action.retry')}
      isBusy={isBusy}
      onRetry={() => void onRetry()}
    />
  );
}
