import type { Match } from './match.ts';

/** “A and B are not wanted”: the denial behind the last of several means all those that `isJoined` says belong to it. */
export function denyEnumerated(matches: readonly Match[], isJoined: (former: Match, later: Match) => boolean): Match[] {
  const denied = [...matches];
  for (let i = denied.length - 1; i > 0; i--) {
    const [former, later] = [denied[i - 1], denied[i]];
    if (former && later?.isDenied && isJoined(former, later)) denied[i - 1] = { ...former, isDenied: true };
  }
  return denied;
}
