/** What each machine's side of `preferred-languages` offers. */
export interface PreferredLanguagesPort {
  /** The user's languages as BCP 47 tags, the best first. */
  preferredLanguages(): readonly string[];
}
