/**
 * The text that an input event carries. A browser holds it in the target, a mini-program in the detail;
 * without DOM types neither can be read by name.
 */
export function fieldValue(event: { target: unknown; detail?: unknown }): string {
  return textIn(event.target) ?? textIn(event.detail) ?? '';
}

function textIn(holder: unknown): string | undefined {
  if (typeof holder !== 'object' || holder === null || !('value' in holder)) return undefined;
  return typeof holder.value === 'string' ? holder.value : undefined;
}
