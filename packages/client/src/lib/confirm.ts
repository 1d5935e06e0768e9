import { createStore } from './store';

export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isDangerous?: boolean;
}

interface PendingQuestion extends ConfirmQuestion {
  readonly answer: (isConfirmed: boolean) => void;
}

/** The question on the screen; the app's confirm host shows it. */
export const pendingQuestion = createStore<PendingQuestion | undefined>(undefined);

/** Asks the user; false when they cancel, close it, or another question takes its place. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    pendingQuestion.get()?.answer(false);
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
