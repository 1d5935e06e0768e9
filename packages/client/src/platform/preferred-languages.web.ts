/** The user's languages as BCP 47 tags, the best first. */
export function preferredLanguages(): readonly string[] {
  return navigator.languages.length > 0 ? navigator.languages : [navigator.language];
}
