import * as z from 'zod';
import { type RealPersonService, RealPersonSilentError } from '../../ports/real-person.ts';
import { signTc3 } from '../../signatures/sign-tc3.ts';
import { callService } from '../service/call-service.ts';
import type { ServiceConfig } from '../service/service-env.ts';
import { readVerdict } from './read-verdict.ts';

const VERSION = '2018-03-01';
const SERVICE = 'faceid';
const REGION = 'ap-guangzhou';
/** What the result is asked for: the verdict alone, no pictures and nothing of the card. */
const VERDICT = '1';

const answered = z.object({ Response: z.looseObject({ Error: z.object({ Code: z.string() }).optional() }) });
const begun = z.object({ Url: z.string(), BizToken: z.string() });
const ended = z.object({ Text: z.object({ ErrCode: z.number().nullable() }) });

/** Tencent Cloud's FaceID: its page reads the card by itself, so that name and number never pass here. */
export function openTencent(config: ServiceConfig, now: () => number): RealPersonService {
  const url = new URL(config.url);

  async function call<Schema extends z.ZodType>(
    action: string,
    fields: object,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const body = JSON.stringify({ RuleId: config.scene, ...fields });
    const request = { url, service: SERVICE, action, version: VERSION, region: REGION, body, nowMs: now() };
    const headers = signTc3(request, config.keyId, config.keySecret);
    const { Response } = await callService(url, { headers, body }, answered, config.timeLimitMs);
    const parsed = schema.safeParse(Response);
    if (Response.Error || !parsed.success) throw new RealPersonSilentError(Response.Error?.Code ?? 'no answer');
    return parsed.data;
  }

  return {
    name: 'tencent',
    needsIdentity: false,
    async begin({ id, returnUrl }) {
      const fields = { Extra: id, ...(returnUrl !== '' && { RedirectUrl: returnUrl }) };
      const { BizToken, Url } = await call('DetectAuth', fields, begun);
      return { token: BizToken, url: Url };
    },
    async ask(token) {
      const { Text } = await call('GetDetectInfoEnhanced', { BizToken: token, InfoType: VERDICT }, ended);
      return readVerdict(Text.ErrCode);
    },
  };
}
