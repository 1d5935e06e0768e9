/** An error of the definition table: its id, what it means, and its texts in Chinese and English. */
export interface ErrorDefinition {
  readonly errid: number;
  readonly errmsg: string;
  readonly txt: string;
  readonly en: string;
}
