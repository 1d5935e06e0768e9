import type { ReactNode } from 'react';
import { useIsOnline } from '../lib/connection-state';
import { useT } from '../lib/translation';
import { ErrorState } from '../ui/error-state';
import { ErrorBoundary } from './error-boundary';

/** Shows what went wrong in place of a page that failed, with a way to try again. */
export function PageBoundary({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <ErrorBoundary
      {...(onRetry ? { onRetry } : {})}
      fallback={(_error, retry) => (
        <ErrorState
          title={t(isOnline ? 'app.page-failed' : 'app.page-offline')}
          text={t(isOnline ? 'app.page-failed-text' : 'app.page-offline-text')}
          retryLabel={t('action.retry')}
          onRetry={retry}
          isOffline={!isOnline}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
