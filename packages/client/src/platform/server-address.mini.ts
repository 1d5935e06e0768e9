/** Set by the build of the mini-program: where the server's start-up configuration is. */
declare const KINORA_SERVER: string;

/** The address that the server's start-up configuration is found from. */
export function serverBase(): string {
  return KINORA_SERVER;
}
