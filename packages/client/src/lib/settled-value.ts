import { useEffect, useState } from 'react';

/** A value once it has not changed for so long: what one types is asked about when one pauses. */
export function useSettledValue<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
