export type Toast = {
  id: string;
  text: string;
  tone: 'plain' | 'warning' | 'news';
  durationMs: number;
  action?: { label: string; onPress: () => void } | undefined;
  /** Called when its time is over: not when it is taken away, replaced, or its action was pressed. */
  onExpire?: (() => void) | undefined;
  /** How often it took the place of itself, word for word: what does not change is read out by nobody. */
  said: number;
};

export type ToastRequest = Omit<Toast, 'id' | 'tone' | 'durationMs' | 'said'> &
  Partial<Pick<Toast, 'id' | 'tone' | 'durationMs'>>;

/** How long a toast of a word or two stays unless it is told otherwise (specification, section 9). */
export const TOAST_MS = 1500;
/** A sentence has at least so long, and more for each letter; those of Chinese, Japanese and Korean say more each. */
const SENTENCE_MS = 4000;
const LONGEST_MS = 10_000;
const WORD_LETTERS = 16;
const MS_PER_LETTER = 60;
const FULL_WIDTH = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** How long a text is shown, ms, so that it can be read. */
export function readingMs(text: string): number {
  const letters = text.length + (text.match(FULL_WIDTH)?.length ?? 0);
  if (letters <= WORD_LETTERS) return TOAST_MS;
  return Math.min(LONGEST_MS, Math.max(SENTENCE_MS, letters * MS_PER_LETTER));
}

type Listener = () => void;

/**
 * Toasts, one at a time, in the order they came. Only the shown one's time runs.
 * A second toast with the id of one that waits or is shown takes its place and starts its time anew.
 * Whoever reads or reaches for the shown one may hold it (WCAG 2.2, 2.2.1): it then has its full time after it was let go.
 */
export function createToastQueue() {
  let toasts: readonly Toast[] = [];
  let timer: number | undefined;
  let runningFor: Toast | undefined;
  let count = 0;
  const listeners = new Set<Listener>();

  function startTime() {
    clearTimeout(timer);
    const shown = toasts[0];
    timer = shown ? setTimeout(() => expire(shown), shown.durationMs) : undefined;
  }

  function expire(toast: Toast) {
    dismiss(toast.id);
    toast.onExpire?.();
  }

  function set(next: readonly Toast[]) {
    toasts = next;
    const shown = toasts[0];
    if (shown !== runningFor) {
      runningFor = shown;
      startTime();
    }
    for (const listener of listeners) listener();
  }

  function dismiss(id: string) {
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
  }

  return {
    /** Shows a toast when those before it are gone. Returns its id. */
    show(request: ToastRequest): string {
      const id = request.id ?? `toast${++count}`;
      const former = toasts.find((other) => other.id === id);
      const said = former?.text === request.text ? former.said + 1 : 0;
      const toast: Toast = { tone: 'plain', durationMs: readingMs(request.text), ...request, id, said };
      set(former ? toasts.map((other) => (other.id === id ? toast : other)) : [...toasts, toast]);
      return id;
    },
    /** Takes a toast away, shown or waiting. */
    dismiss,
    /** Keeps the shown toast until it is let go. */
    hold: () => clearTimeout(timer),
    letGo: startTime,
    /** The toast that is shown now. */
    current: (): Toast | undefined => toasts[0],
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
