import { randomUUID } from 'node:crypto';
import type { RefusalReason } from '@kinora/contract';
import * as z from 'zod';
import type { Verdict } from '../../ports/moderation.ts';
import { signAcs3 } from '../../signatures/sign-acs3.ts';
import { type CallLimits, CloudFault, callCloud } from '../cloud/call-cloud.ts';
import type { CloudConfig } from '../cloud/cloud-config.ts';
import { type CloudJudge, refuseFor } from '../cloud/cloud-judge.ts';
import { buildUpload, type UploadToken, uploadToken } from './oss-upload.ts';

const VERSION = '2022-03-02';
const CONTENT_TYPE = 'application/x-www-form-urlencoded';
/** A token that ends sooner is not begun with. */
const TOKEN_MARGIN_MS = 60_000;
const OK = 200;

const codeSchema = z.object({ Code: z.union([z.number(), z.string()]).transform(String) });
const verdictSchema = z.object({
  Data: z.object({
    RiskLevel: z.string(),
    Result: z.array(z.object({ Label: z.string().default('') })).default([]),
  }),
});
const tokenSchema = z.object({ Data: uploadToken });

/** Labels of TextModerationPlus and of ImageModeration. */
const PATTERNS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/minor|child|underage/i, 'minor'],
  [/porn|sexual/i, 'sexual'],
  [/suicide|self_?harm/i, 'self-harm'],
  [/drug/i, 'drugs'],
  [/gambl|fraud|contraband_(act|entity|certificate)/i, 'fraud'],
  [/polit/i, 'politics'],
  [/violent|terror|bloody/i, 'violence'],
  [/discriminat|religion|profanity|ethics/i, 'hate'],
];

/** Aliyun's content safety, second edition. What it would have a human look at is refused: nobody looks here. */
export function openAliyunJudge(config: CloudConfig, limits: CallLimits, now: () => number): CloudJudge {
  const url = new URL('/', config.url ?? `https://green-cip.${config.region}.aliyuncs.com`);
  let token: UploadToken | undefined;

  function call<T>(action: string, fields: Record<string, string>, read: (body: unknown) => T, signal?: AbortSignal) {
    const body = new URLSearchParams(fields).toString();
    const build = () => {
      const request = { url, action, version: VERSION, body, contentType: CONTENT_TYPE, nowMs: now() };
      // Every request has a nonce of its own: a repeated one is refused there.
      const signed = signAcs3({ ...request, nonce: randomUUID() }, config.keyId, config.keySecret);
      return { url, init: { method: 'POST', headers: signed, body } };
    };
    return callCloud({ build, read: (answer) => read(checkCode(answer)) }, limits, signal);
  }

  async function upload(jpeg: Uint8Array, signal?: AbortSignal): Promise<{ bucket: string; name: string }> {
    if (!token || token.Expiration * 1000 < now() + TOKEN_MARGIN_MS) {
      token = await call('DescribeUploadToken', {}, (body) => readAs(tokenSchema, body).Data, signal);
    }
    const lent = token;
    const name = `${lent.FileNamePrefix}${randomUUID()}.jpg`;
    const read = (_body: unknown, status: number): void => {
      if (status !== OK) throw new CloudFault(`upload ${status}`, false);
    };
    await callCloud({ build: () => buildUpload(lent, name, jpeg, now()), read }, limits, signal);
    return { bucket: lent.BucketName, name };
  }

  return {
    judgeText(content, signal) {
      const fields = { Service: config.textRules, ServiceParameters: JSON.stringify({ content }) };
      return call('TextModerationPlus', fields, readVerdict, signal);
    },
    async judgePicture(jpeg, signal) {
      const { bucket, name } = await upload(jpeg, signal);
      const parameters = { ossBucketName: bucket, ossObjectName: name, dataId: randomUUID() };
      const fields = { Service: config.pictureRules, ServiceParameters: JSON.stringify(parameters) };
      return call('ImageModeration', fields, readVerdict, signal);
    },
  };
}

/** Faults of the service come with status 200, too: the body's code is what counts. */
function checkCode(body: unknown): unknown {
  const parsed = codeSchema.safeParse(body);
  if (!parsed.success) throw new CloudFault('no answer', true);
  const { Code: code } = parsed.data;
  if (code !== String(OK)) throw new CloudFault(code, /^(5\d\d|588|Throttling.*|ServiceUnavailable.*)$/.test(code));
  return body;
}

function readAs<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new CloudFault('no answer', true);
  return parsed.data;
}

function readVerdict(body: unknown): Verdict {
  const { RiskLevel, Result } = readAs(verdictSchema, body).Data;
  if (RiskLevel === 'none' || RiskLevel === 'low') return { verdict: 'pass' };
  return refuseFor(
    Result.map(({ Label }) => Label),
    PATTERNS,
  );
}
