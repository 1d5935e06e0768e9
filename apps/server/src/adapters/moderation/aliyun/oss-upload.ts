import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';

/** What DescribeUploadToken lends: keys to put pictures where moderation finds them. */
export const uploadToken = z.object({
  AccessKeyId: z.string(),
  AccessKeySecret: z.string(),
  SecurityToken: z.string(),
  BucketName: z.string(),
  FileNamePrefix: z.string(),
  OssInternetEndPoint: z.string(),
  /** Seconds since the epoch. */
  Expiration: z.number(),
});
export type UploadToken = z.infer<typeof uploadToken>;

const CONTENT_TYPE = 'image/jpeg';

/** A PUT of one object, signed by the keys of the token. */
export function buildUpload(
  token: UploadToken,
  name: string,
  bytes: Uint8Array,
  nowMs: number,
): { url: URL; init: RequestInit } {
  const date = new Date(nowMs).toUTCString();
  const resource = `/${token.BucketName}/${name}`;
  const text = ['PUT', '', CONTENT_TYPE, date, `x-oss-security-token:${token.SecurityToken}`, resource].join('\n');
  const signature = createHmac('sha1', token.AccessKeySecret).update(text).digest('base64');
  return {
    url: objectUrl(token, name),
    init: {
      method: 'PUT',
      headers: {
        'content-type': CONTENT_TYPE,
        date,
        'x-oss-security-token': token.SecurityToken,
        authorization: `OSS ${token.AccessKeyId}:${signature}`,
      },
      body: new Uint8Array(bytes),
    },
  };
}

/** The bucket is a part of the host name, as OSS wants it; an address without a name has it in the path. */
function objectUrl({ OssInternetEndPoint: endpoint, BucketName: bucket }: UploadToken, name: string): URL {
  const url = new URL(/^https?:\/\//.test(endpoint) ? endpoint : `https://${endpoint}`);
  if (isIP(url.hostname) > 0) url.pathname = `/${bucket}/${name}`;
  else {
    url.hostname = `${bucket}.${url.hostname}`;
    url.pathname = `/${name}`;
  }
  return url;
}
