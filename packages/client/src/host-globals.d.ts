// Every machine has these; the mini-program check has no DOM types that would declare them.
declare function setTimeout(handler: () => void, delayMs?: number): number;
declare function clearTimeout(id: number | undefined): void;
interface Console {
  error(...what: unknown[]): void;
}
declare var console: Console;
