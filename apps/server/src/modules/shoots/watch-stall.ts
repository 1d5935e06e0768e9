/** Aborts `signal` when nobody calls `touch` for the given time. */
export function watchStall(limitMs: number): { signal: AbortSignal; touch(): void; end(): void } {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error(`no sign of life for ${limitMs} ms`)), limitMs).unref();
  return { signal: abort.signal, touch: () => void timer.refresh(), end: () => clearTimeout(timer) };
}
