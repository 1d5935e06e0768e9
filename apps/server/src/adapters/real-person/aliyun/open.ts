import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { RealPersonLimitError, type RealPersonService, RealPersonSilentError } from '../../ports/real-person.ts';
import { signAcs3 } from '../../signatures/sign-acs3.ts';
import { callService } from '../service/call-service.ts';
import type { ServiceConfig } from '../service/service-env.ts';
import { readVerdict } from './read-verdict.ts';

const VERSION = '2019-03-07';
const CONTENT_TYPE = 'application/x-www-form-urlencoded';
/** The person of an identity card is before the camera. */
const PRODUCT = 'ID_PRO';
const OK = '200';
/** As many checks as the service makes of a person in a day. */
const DAILY_LIMIT = '418';

const code = z.union([z.number(), z.string()]).transform(String);
const begun = z.object({
  Code: code,
  ResultObject: z.object({ CertifyId: z.string(), CertifyUrl: z.string() }).optional(),
});
const ended = z.object({
  Code: code,
  ResultObject: z.object({ Passed: z.string(), SubCode: code.optional() }).optional(),
});

/** Aliyun's financial-grade real-person check. */
export function openAliyun(config: ServiceConfig, now: () => number): RealPersonService {
  const url = new URL('/', config.url);

  function call<Schema extends z.ZodType>(action: string, fields: Record<string, string>, schema: Schema) {
    const body = new URLSearchParams({ SceneId: config.scene, ...fields }).toString();
    const request = { url, action, version: VERSION, body, contentType: CONTENT_TYPE, nowMs: now() };
    const headers = signAcs3({ ...request, nonce: randomUUID() }, config.keyId, config.keySecret);
    return callService(url, { headers, body }, schema, config.timeLimitMs);
  }

  return {
    name: 'aliyun',
    needsIdentity: true,
    async begin({ id, identity, metaInfo, returnUrl }) {
      const fields = {
        OuterOrderNo: id,
        ProductCode: PRODUCT,
        CertType: 'IDENTITY_CARD',
        CertName: identity?.name ?? '',
        CertNo: identity?.number ?? '',
        MetaInfo: metaInfo,
        ...(returnUrl !== '' && { ReturnUrl: returnUrl }),
      };
      const { Code, ResultObject } = await call('InitFaceVerify', fields, begun);
      if (Code === DAILY_LIMIT) throw new RealPersonLimitError(Code);
      if (Code !== OK || !ResultObject) throw new RealPersonSilentError(Code);
      return { token: ResultObject.CertifyId, url: ResultObject.CertifyUrl };
    },
    async ask(token) {
      const { Code, ResultObject } = await call('DescribeFaceVerify', { CertifyId: token }, ended);
      return readVerdict(Code, ResultObject);
    },
  };
}
