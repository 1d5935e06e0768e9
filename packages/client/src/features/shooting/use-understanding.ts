import { ERROR } from '@kinora/contract';
import { isError } from '../../api/command-error';
import { useDryShoot } from '../../domain/shoots/use-dry-shoot';
import { useSettledValue } from '../../lib/settled-value';
import { useSession } from '../../session/session';

/** How long one pauses before what was typed is looked at. */
const PAUSE_MS = 450;

interface Description {
  readonly text: string;
  readonly count: number;
  /** What was chosen beside it. */
  readonly keywords: readonly string[];
  /** Photos of who is shot. */
  readonly faces: readonly string[];
  /** Its length is within the limits. */
  readonly isComplete: boolean;
}

/** What the studio understands of a description, asked when one pauses; nothing is stored by it. */
export function useUnderstanding({ text, count, keywords, faces, isComplete }: Description) {
  const { state } = useSession();
  const settled = useSettledValue(text.trim(), PAUSE_MS);
  const isEnabled = state === 'user' && isComplete && settled === text.trim();
  const { data, error, isFetching, isPlaceholderData } = useDryShoot(
    { text: settled, count, keywords, faces },
    isEnabled,
  );
  // An answer to these very words that is only brought up to date holds no one up.
  const isAnswered = data !== undefined && !isPlaceholderData;
  const isRefused = isEnabled && isError(error, ERROR.descriptionRefused);
  return {
    understood: isComplete && !error ? data?.understood : undefined,
    waitS: data?.wait_s,
    /** The one error that belongs to the text itself. */
    refusal: isRefused ? error : undefined,
    /** Any other one; shooting says it again. */
    error: isEnabled && !isRefused ? error : undefined,
    isReading: state === 'user' && isComplete && ((isFetching && !isAnswered) || settled !== text.trim()),
  };
}
