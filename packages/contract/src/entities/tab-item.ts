/** An item of the tab bar. */
export interface TabItem {
  readonly pagePath: string;
  readonly iconPath: string;
  readonly selectedIconPath: string;
  /** Key of its label in the locale tables. */
  readonly text: string;
  /** The camera button in the centre: larger, no label. */
  readonly isEmphasised: boolean;
  readonly cover?: string;
}

/** A step of the first-time guide. */
export interface GuideStep {
  /** Which tab item it points at, from 0. */
  readonly index: number;
  readonly txt: string;
}
