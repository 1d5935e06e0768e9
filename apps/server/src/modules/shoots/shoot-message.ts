/** Key of the message about a shoot: one message each, whatever state it tells of. */
export function shootMessageKey(shoot: { id: string }): string {
  return `shoot-ended:${shoot.id}`;
}
