import type { ReactNode } from 'react';
import { useT } from '../lib/translation';
import { ErrorState } from '../ui/error-state';
import { ErrorBoundary } from './error-boundary';

/** When even the frame around the pages fails: what is left says so, and can be tried again. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <ErrorState
          title={t('app.page-failed')}
          text={t('app.page-failed-text')}
          retryLabel={t('action.retry')}
          onRetry={retry}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
