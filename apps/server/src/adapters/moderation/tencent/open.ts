import type { RefusalReason } from '@kinora/contract';
import * as z from 'zod';
import type { Verdict } from '../../ports/moderation.ts';
import { signTc3 } from '../../signatures/sign-tc3.ts';
import { type CallLimits, CloudFault, callCloud } from '../cloud/call-cloud.ts';
import type { CloudConfig } from '../cloud/cloud-config.ts';
import { type CloudJudge, refuseFor } from '../cloud/cloud-judge.ts';

const VERSION = '2020-12-29';

const answerSchema = z.object({
  Response: z.object({
    Suggestion: z.enum(['Pass', 'Review', 'Block']),
    Label: z.string().default(''),
    SubLabel: z.string().default(''),
  }),
});
const errorSchema = z.object({ Response: z.object({ Error: z.object({ Code: z.string() }) }) });

/** `Label` and `SubLabel` of text and picture moderation. */
const PATTERNS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/minor|child|teen/i, 'minor'],
  [/porn|sex/i, 'sexual'],
  [/suicide|selfharm/i, 'self-harm'],
  [/drug/i, 'drugs'],
  [/fraud|gambl|forge/i, 'fraud'],
  [/polit|polity/i, 'politics'],
  [/terror|blood|violen|weapon/i, 'violence'],
  [/abuse|discriminat|religio/i, 'hate'],
];

/** Tencent Cloud's text and picture moderation (TMS, IMS). What it would have a human look at is refused: nobody looks here. */
export function openTencentJudge(config: CloudConfig, limits: CallLimits, now: () => number): CloudJudge {
  const { keyId, keySecret, region } = config;
  const call = (service: 'tms' | 'ims', action: string, fields: object, signal?: AbortSignal): Promise<Verdict> => {
    const url = new URL(config.url ?? `https://${service}.tencentcloudapi.com`);
    const body = JSON.stringify(fields);
    const build = () => {
      const headers = signTc3({ url, service, action, version: VERSION, region, body, nowMs: now() }, keyId, keySecret);
      return { url, init: { method: 'POST', headers, body } };
    };
    return callCloud({ build, read: readAnswer }, limits, signal);
  };
  const rules = (name: string) => (name === '' ? {} : { BizType: name });
  return {
    judgeText: (text, signal) =>
      call('tms', 'TextModeration', { Content: base64(Buffer.from(text)), ...rules(config.textRules) }, signal),
    judgePicture: (jpeg, signal) =>
      call('ims', 'ImageModeration', { FileContent: base64(jpeg), ...rules(config.pictureRules) }, signal),
  };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Errors come with status 200. */
function readAnswer(body: unknown, status: number): Verdict {
  const failed = errorSchema.safeParse(body);
  if (failed.success) {
    const code = failed.data.Response.Error.Code;
    throw new CloudFault(code, /^(InternalError|RequestLimitExceeded|ResourceUnavailable)/.test(code));
  }
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) throw new CloudFault(`no answer, status ${status}`, true);
  const { Suggestion, Label, SubLabel } = parsed.data.Response;
  return Suggestion === 'Pass' ? { verdict: 'pass' } : refuseFor([SubLabel, Label], PATTERNS);
}
