import type http from 'node:http';
import { checkAcs3, checkTc3, type PeerKeys } from './check-signatures.ts';
import { openVendorServer, type VendorServer } from './vendor-server.ts';

/** What the services were told of the product. */
export const REAL_PERSON_KEYS = { keyId: 'key-id', keySecret: 'key-secret' } as const satisfies PeerKeys;
export const REAL_PERSON_SCENE = '1000000006';

interface Begun {
  service: 'aliyun' | 'tencent';
  /** Everything that was sent to begin it. */
  fields: Readonly<Record<string, string>>;
  /** How the person fared on the service's page; undefined: they are still there. */
  passed?: boolean;
  /** Why not: Aliyun's SubCode, Tencent's ErrCode; where it did not come to an end at all, Aliyun's Code. */
  why?: string;
}

export interface RealPersonPeer extends VendorServer {
  /** Checks by their token. */
  checks: Map<string, Begun>;
}

const renderCheckPage = (token: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Real-person check (stand-in)</title>
<style>:root{color-scheme:light dark;font:18px/2.4 system-ui}body{max-width:24rem;margin:3rem auto;padding:0 1rem}</style>
<h1>Real-person check</h1><p>A stand-in of this machine: no camera is looked at.</p>
<p><a href="/page?token=${token}&amp;how=passed">It is me</a><br><a href="/page?token=${token}&amp;how=failed">It is somebody else</a></p></html>`;

/** Aliyun's InitFaceVerify and Tencent's DetectAuth behind one address, as documented: signatures, scene and fields are checked. */
export async function startRealPersonPeer(): Promise<RealPersonPeer> {
  const server = await openVendorServer((request, body, fault) => {
    if (request.method === 'GET') return answerBrowser(new URL(request.url ?? '', server.url));
    return request.headers['x-acs-action'] ? answerAliyun(request, body, fault) : answerTencent(request, body, fault);
  });

  /** The service's page, on which one says how one fares; it sends the browser back to where the check was begun. */
  function answerBrowser({ searchParams }: URL) {
    const token = searchParams.get('token') ?? '';
    const check = peer.checks.get(token);
    if (!check) return { status: 404, body: 'no such check' };
    const how = searchParams.get('how');
    if (how === null) return { status: 200, body: renderCheckPage(token) };
    check.passed = how === 'passed';
    return { status: 302, body: '', location: check.fields.ReturnUrl ?? check.fields.RedirectUrl ?? server.url };
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
      const { passed, why } = peer.checks.get(fields.CertifyId ?? '') ?? {};
      // Who is asked before the person is done does not answer later either.
      return passed === undefined
        ? say('424')
        : say('200', { Passed: passed ? 'T' : 'F', SubCode: passed ? '200' : (why ?? '201') });
    }
    const { ProductCode, CertType, CertName = '', CertNo = '', OuterOrderNo = '', MetaInfo = '' } = fields;
    const isWhole = ProductCode === 'ID_PRO' && CertType === 'IDENTITY_CARD' && OuterOrderNo !== '' && MetaInfo !== '';
    if (!isWhole || CertName === '' || !/^\d{17}[\dX]$/.test(CertNo)) return say('401');
    const CertifyId = begin('aliyun', fields);
    return say('200', { CertifyId, CertifyUrl: `${server.url}/page?token=${CertifyId}` });
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
      return say({ BizToken, Url: `${server.url}/page?token=${BizToken}` });
    }
    const check = peer.checks.get(fields.BizToken ?? '');
    if (!check || fields.InfoType !== '1') return refuse('InvalidParameterValue.BizTokenIllegal');
    const ErrCode = check.passed === undefined ? null : check.passed ? 0 : Number(check.why ?? 2006);
    return say({ Text: { ErrCode, ErrMsg: 'said' } });
  }

  const peer: RealPersonPeer = Object.assign(server, { checks: new Map() });
  return peer;
}
