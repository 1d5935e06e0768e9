/** How a cloud is called, whichever it is. */
export interface CloudConfig {
  keyId: string;
  keySecret: string;
  region: string;
  /** Another address than the vendor's own: a proxy, or a peer of tests. */
  url: string | null;
  /** Which of the vendor's rule sets judges texts and pictures: a service of Aliyun, a BizType of Tencent. */
  textRules: string;
  pictureRules: string;
  timeLimitMs: number;
  tries: number;
}

/** What a vendor's own env.ts says stands where the operator says nothing. */
export type CloudDefaults = Pick<CloudConfig, 'region' | 'textRules' | 'pictureRules'>;
