import { type RefObject, useEffect, useRef } from 'react';

/** Props of a field that takes the focus as soon as it is wanted there. */
export function useFieldFocus(isWanted: boolean): { ref: RefObject<HTMLInputElement | null> } {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return { ref };
}
