import { useEffect, useRef, useState } from 'react';
import styles from './run-down.module.css';

const STEP_MS = 50;

interface RunDownProps {
  readonly totalMs: number;
  readonly isRunning: boolean;
  /** Called once, when the time has run down. */
  readonly onEnd: () => void;
}

/** The guide's oval as a ring that runs down while somebody holds still. Mount it anew for each picture. */
export function RunDown({ totalMs, isRunning, onEnd }: RunDownProps) {
  const [leftMs, setLeftMs] = useState(totalMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (!isRunning || isOver) return;
    let before = Date.now();
    let timer: number | undefined;
    const step = () => {
      const now = Date.now();
      const passedMs = now - before;
      before = now;
      setLeftMs((left) => Math.max(0, left - passedMs));
      timer = setTimeout(step, STEP_MS);
    };
    timer = setTimeout(step, STEP_MS);
    return () => clearTimeout(timer);
  }, [isRunning, isOver]);
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver]);
  return (
    <>
      <span className={styles.smooth} style={ringOf(leftMs / totalMs)} aria-hidden="true" />
      <span className={styles.stepped} style={ringOf(Math.ceil(leftMs / 1000) / (totalMs / 1000))} aria-hidden="true" />
    </>
  );
}

/** @param share what is left, 0 to 1. */
function ringOf(share: number) {
  return { background: `conic-gradient(var(--likeness) ${share}turn, var(--likeness-rest) ${share}turn)` };
}
