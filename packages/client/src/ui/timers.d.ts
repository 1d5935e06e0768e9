// Both machines have timers; the mini-program check has no DOM types that would declare them.
declare function setTimeout(handler: () => void, delayMs?: number): number;
declare function clearTimeout(id: number | undefined): void;
