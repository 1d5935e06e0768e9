import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What shows in place of children that failed; `retry` shows them anew. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Before another attempt: drops what was kept of the failed one. */
  readonly onRetry?: () => void;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Keeps a failure of one part from taking the whole screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { children, fallback, onRetry } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return fallback(failure.error, () => {
      onRetry?.();
      this.setState({ failure: undefined });
    });
  }
}
