import { useCommand } from '../../api/use-command';

/** How long an answer holds: the wait that it tells moves with the queue. */
const FRESH_MS = 10_000;
/** A dry run starts nothing, so that its key names nothing. */
const DRY_KEY = 'dry-run-of-a-description';

interface Description {
  readonly text: string;
  readonly count: number;
  readonly keywords: readonly string[];
  /** Photos of who is shot. */
  readonly faces: readonly string[];
}

/** What would be understood of a description, and how long it would take; nothing is started. */
export function useDryShoot({ keywords, faces, ...custom }: Description, isWanted: boolean) {
  return useCommand(
    'SHOOT',
    { custom, keywords: [...keywords], faces: [...faces], sn: DRY_KEY, dry: true },
    { isEnabled: isWanted, freshMs: FRESH_MS, keepsPrevious: true },
  );
}
