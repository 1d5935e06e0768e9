import { ERROR } from '@kinora/contract';
import { isError } from '../../api/command-error';
import { useCommand } from '../../api/use-command';
import { useSettledValue } from '../../lib/settled-value';
import { useSession } from '../../session/session';

/** How long one pauses before what was typed is looked at. */
const PAUSE_MS = 450;
/** How long an answer holds: the wait that it tells moves with the queue. */
const FRESH_MS = 10_000;
/** A dry run starts nothing, so that its key names nothing. */
const DRY_KEY = 'dry-run-of-a-description';

interface Description {
  readonly text: string;
  readonly count: number;
  /** Its length is within the limits. */
  readonly isComplete: boolean;
}

/** What the studio understands of a description, asked when one pauses; nothing is stored by it. */
export function useUnderstanding({ text, count, isComplete }: Description) {
  const { state } = useSession();
  const settled = useSettledValue(text.trim(), PAUSE_MS);
  const isEnabled = state === 'user' && isComplete && settled === text.trim();
  const { data, error, isFetching } = useCommand(
    'SHOOT',
    { custom: { text: settled, count }, faces: [], sn: DRY_KEY, dry: true },
    { isEnabled, freshMs: FRESH_MS, keepsPrevious: true },
  );
  const isRefused = isEnabled && isError(error, ERROR.descriptionRefused);
  return {
    understood: isComplete && !error ? data?.understood : undefined,
    waitS: data?.wait_s,
    /** The one error that belongs to the text itself. */
    refusal: isRefused ? error : undefined,
    /** Any other one; shooting says it again. */
    error: isEnabled && !isRefused ? error : undefined,
    isReading: state === 'user' && isComplete && (isFetching || settled !== text.trim()),
  };
}
