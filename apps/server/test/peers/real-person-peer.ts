import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkAcs3, checkTc3, type PeerKeys } from './check-signatures.ts';
import { refuseProduction } from './peer-server.ts';

/** What the services were told of the product. */
export const REAL_PERSON_KEYS = { keyId: 'key-id', keySecret: 'key-secret' } as const satisfies PeerKeys;
export const REAL_PERSON_SCENE = '1000000006';

interface Begun {
  service: 'aliyun' | 'tencent';
  /** Everything that was sent to begin it. */
  fields: Readonly<Record<string, string>>;
  /** How the person fared on the service's page; undefined: they are still there. */
  passed?: boolean;
}

export interface RealPersonPeer {
  url: string;
  /** Checks by their token. */
  checks: Map<string, Begun>;
  /** The service's code in place of an answer, once each, the first first; `cut` ends the connection. */
  faults: string[];
  close(): Promise<void>;
}

/** Aliyun's InitFaceVerify and Tencent's DetectAuth behind one address, as documented: signatures, scene and fields are checked. */
export async function startRealPersonPeer(): Promise<RealPersonPeer> {
  refuseProduction();
  const server = http.createServer((request, response) => {
    void answer(request).then(
      (reply) => {
        if (!reply) return request.socket.destroy();
        return response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
      },
      () => response.writeHead(500).end(),
    );
  });

  async function answer(request: http.IncomingMessage): Promise<{ status: number; body: unknown } | undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const fault = peer.faults.shift();
    if (fault === 'cut') return undefined;
    return request.headers['x-acs-action'] ? answerAliyun(request, body, fault) : answerTencent(request, body, fault);
  }

  function begin(service: Begun['service'], fields: Begun['fields']): string {
    const token = `${service}-token-${peer.checks.size}`;
    peer.checks.set(token, { service, fields });
    return token;
  }

  function answerAliyun(request: http.IncomingMessage, body: Buffer, fault: string | undefined) {
    const wrong = checkAcs3(request, body, REAL_PERSON_KEYS);
    if (wrong) return { status: 400, body: { Code: wrong, Message: 'no', RequestId: 'r' } };
    const fields = Object.fromEntries(new URLSearchParams(body.toString()));
    const say = (Code: string, ResultObject?: object) => ({
      status: 200,
      body: { Code, Message: 'said', RequestId: 'r', ...(ResultObject && { ResultObject }) },
    });
    if (fault !== undefined) return say(fault);
    if (request.headers['x-acs-version'] !== '2019-03-07') return say('InvalidVersion');
    if (fields.SceneId !== REAL_PERSON_SCENE) return say('404');
    if (request.headers['x-acs-action'] === 'DescribeFaceVerify') {
      const passed = peer.checks.get(fields.CertifyId ?? '')?.passed;
      // Who is asked before the person is done does not answer later either.
      return passed === undefined
        ? say('424')
        : say('200', { Passed: passed ? 'T' : 'F', SubCode: passed ? '200' : '205' });
    }
    const { ProductCode, CertType, CertName = '', CertNo = '', OuterOrderNo = '', MetaInfo = '' } = fields;
    const isWhole = ProductCode === 'ID_PRO' && CertType === 'IDENTITY_CARD' && OuterOrderNo !== '' && MetaInfo !== '';
    if (!isWhole || CertName === '' || !/^\d{17}[\dX]$/.test(CertNo)) return say('401');
    const CertifyId = begin('aliyun', fields);
    return say('200', { CertifyId, CertifyUrl: `${peer.url}/page?token=${CertifyId}` });
  }

  function answerTencent(request: http.IncomingMessage, body: Buffer, fault: string | undefined) {
    const wrong = checkTc3(request, body, REAL_PERSON_KEYS, 'faceid');
    const say = (Response: object) => ({ status: 200, body: { Response: { ...Response, RequestId: 'r' } } });
    const refuse = (Code: string) => say({ Error: { Code, Message: 'no' } });
    if (wrong ?? fault) return refuse(wrong ?? fault ?? '');
    const fields = JSON.parse(body.toString()) as Record<string, string>;
    if (request.headers['x-tc-version'] !== '2018-03-01') return refuse('NoSuchVersion');
    if (fields.RuleId !== REAL_PERSON_SCENE) return refuse('InvalidParameter.RuleId');
    if (request.headers['x-tc-action'] === 'DetectAuth') {
      const BizToken = begin('tencent', fields);
      return say({ BizToken, Url: `${peer.url}/page?token=${BizToken}` });
    }
    const check = peer.checks.get(fields.BizToken ?? '');
    if (!check || fields.InfoType !== '1') return refuse('InvalidParameterValue.BizTokenIllegal');
    const ErrCode = check.passed === undefined ? null : check.passed ? 0 : 2015;
    return say({ Text: { ErrCode, ErrMsg: 'said' } });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const peer: RealPersonPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ checks: new Map(), faults: [] },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
