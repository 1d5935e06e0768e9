import { createStore } from './store';

export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isDangerous?: boolean;
}

interface PendingQuestion extends ConfirmQuestion {
  /** Undefined: closed without an answer. */
  readonly answer: (isConfirmed: boolean | undefined) => void;
}

/** The question on the screen; the app's confirm host shows it. */
export const pendingQuestion = createStore<PendingQuestion | undefined>(undefined);

/** Asks the user; false when they cancel, close it, or another question takes its place. */
export const confirm = (question: ConfirmQuestion): Promise<boolean> => choose(question).then(Boolean);

/** Asks the user for one of two answers; undefined when they close it, or another question takes its place. */
export function choose(question: ConfirmQuestion): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    pendingQuestion.get()?.answer(undefined);
    const pending: PendingQuestion = {
      ...question,
      answer(isConfirmed) {
        if (pendingQuestion.get() === pending) pendingQuestion.set(undefined);
        resolve(isConfirmed);
      },
    };
    pendingQuestion.set(pending);
  });
}
