/** Tells whoever listens that something happened. */
export interface Emitter<Event> {
  emit(event: Event): void;
  /** Gives the function that ends the listening. */
  listen(listener: (event: Event) => void): () => void;
}

export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
