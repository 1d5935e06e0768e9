import type { CameraProblem } from './camera-view-port';

const BY_NAME: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'insecure',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  OverconstrainedError: 'constraints',
  ConstraintNotSatisfiedError: 'constraints',
};

/** Which of the six problems a browser's error is, by its name (W3C Media Capture, and the older names of WebKit). */
export function cameraProblemOf(error: unknown): CameraProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? 'unknown') : 'unknown';
}
