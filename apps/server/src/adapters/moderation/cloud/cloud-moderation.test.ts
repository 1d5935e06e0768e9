import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ModerationPeer, startModerationPeer } from '../../../../test/moderation-peer.ts';
import { createLog } from '../../../log.ts';
import { type Moderation, ModerationSilentError } from '../../ports/moderation.ts';
import { openAliyunJudge } from '../aliyun/open.ts';
import { createWordModeration } from '../embedded/word-moderation.ts';
import { createPictureCheck } from '../picture-check.ts';
import { openTencentJudge } from '../tencent/open.ts';
import type { CloudConfig } from './cloud-config.ts';
import { createCloudModeration } from './cloud-moderation.ts';

const keys = { keyId: 'the key', keySecret: 'the secret' };
const PEER_LIMIT_MS = 3000;
const HOUR_MS = 3_600_000;
let peer: ModerationPeer;
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#684' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  peer = await startModerationPeer(keys);
});
afterEach(() => peer.close());

const judges = { aliyun: openAliyunJudge, tencent: openTencentJudge };
type Vendor = keyof typeof judges;
interface Change extends Partial<CloudConfig> {
  now?: () => number;
  whenSilent?: 'later' | 'embedded';
  /** What the embedded judgement refuses pictures for. */
  refusal?: 'sexual';
}

function open(vendor: Vendor, change: Change = {}): Moderation {
  const { now = Date.now, whenSilent = 'later', refusal, ...config } = change;
  const full: CloudConfig = {
    ...{ ...keys, region: 'r', url: peer.url, textRules: 'texts', pictureRules: 'pictures' },
    ...{ timeLimitMs: PEER_LIMIT_MS, tries: 3, ...config },
  };
  const limits = { timeLimitMs: full.timeLimitMs, tries: full.tries, backOffMs: () => 1 };
  const embedded: Moderation = {
    ...createWordModeration(),
    outside: undefined,
    checkPicture: async () => (refusal ? { verdict: 'refuse', reason: refusal } : { verdict: 'pass' }),
  };
  const cloud = judges[vendor](full, limits, now);
  return createCloudModeration({ embedded, cloud, outside: vendor, whenSilent, log: createLog('silent') });
}

const refusing: Record<Vendor, unknown> = {
  aliyun: {
    Code: 200,
    Data: { RiskLevel: 'high', Result: [{ Label: 'violent_weapons' }, { Label: 'pornographic_adultContent' }] },
  },
  tencent: { Response: { Suggestion: 'Block', Label: 'Porn', SubLabel: 'SexyBehavior', RequestId: 'r' } },
};
/** Faults that come with status 200. */
const busy: Record<Vendor, unknown> = {
  aliyun: { Code: 500, Msg: 'internal error', RequestId: 'r' },
  tencent: { Response: { Error: { Code: 'InternalError', Message: 'oops' }, RequestId: 'r' } },
};
const broke: Record<Vendor, unknown> = {
  aliyun: { Code: 403, Msg: 'not enabled', RequestId: 'r' },
  tencent: { Response: { Error: { Code: 'ResourcesSoldOut', Message: 'no money' }, RequestId: 'r' } },
};
const mayLeave = async () => true;
const foreign = { isForeign: true, mayLeave: true };
const own = { isForeign: false, mayLeave: true };

describe.each(['aliyun', 'tencent'] as const)('%s', (vendor) => {
  it('passes what the cloud passes, text and picture, sent as small as may be and without its metadata', async () => {
    const moderation = open(vendor);
    expect(await moderation.checkText('a walk in the snow', 'en')).toEqual({ verdict: 'pass' });
    expect(await moderation.checkPicture(jpeg, foreign)).toEqual({ verdict: 'pass' });
    const sent =
      vendor === 'aliyun'
        ? [...peer.objects.values()][0]
        : Buffer.from(String(peer.calls.at(-1)?.fields.FileContent), 'base64');
    const { height, exif } = await sharp(sent).metadata();
    expect([height, exif]).toEqual([1024, undefined]);
  });

  it('refuses what the cloud refuses, with the gravest reason', async () => {
    peer.replies.push({ body: refusing[vendor] }, { body: refusing[vendor] });
    const moderation = open(vendor);
    const refused = { verdict: 'refuse', reason: 'sexual' };
    expect(await moderation.checkText('an innocent walk', 'en')).toEqual(refused);
    expect(await moderation.checkPicture(jpeg, own)).toEqual(refused);
  });

  it('asks the cloud nothing that the embedded lists or the studio refuse', async () => {
    expect(await open(vendor).checkText('naked on a beach', 'en')).toMatchObject({ reason: 'sexual' });
    expect(await open(vendor, { refusal: 'sexual' }).checkPicture(jpeg, own)).toMatchObject({ reason: 'sexual' });
    expect(peer.requests).toBe(0);
  });

  it.each([
    ['a wrong secret', { keySecret: 'another' }],
    ['a clock that is an hour late', { now: () => Date.now() - HOUR_MS }],
  ])('%s is no judgement, and is not tried again', async (_, change) => {
    await expect(open(vendor, change).checkText('a walk', 'en')).rejects.toThrow(ModerationSilentError);
    await expect(open(vendor, change).checkPicture(jpeg, own)).rejects.toThrow(ModerationSilentError);
    expect(peer.requests).toBe(2);
    expect(peer.calls).toEqual([]);
  });

  it('tries again after a fault within an answer of status 200, after a cut line, after silence', async () => {
    peer.replies.push({ body: busy[vendor] }, { cut: true });
    expect(await open(vendor).checkText('a walk', 'en')).toEqual({ verdict: 'pass' });
    peer.replies.push({ hang: true }, { status: 503 });
    expect(await open(vendor).checkText('a walk', 'en')).toEqual({ verdict: 'pass' });
    expect(peer.calls).toHaveLength(6);
  });

  it('takes a lasting fault within an answer of status 200 for no judgement', async () => {
    peer.replies.push({ body: broke[vendor] });
    await expect(open(vendor).checkText('a walk', 'en')).rejects.toThrow(ModerationSilentError);
    expect(peer.calls).toHaveLength(1);
  });

  it('takes an answer that it does not know for no judgement', async () => {
    peer.replies.push({ body: { ok: true } }, { body: [] }, { body: 'pass' });
    await expect(open(vendor).checkText('a walk', 'en')).rejects.toThrow(ModerationSilentError);
  });

  it('ends with its signal', async () => {
    peer.replies.push({ hang: true });
    const moderation = open(vendor, { timeLimitMs: 60_000 });
    await expect(moderation.checkText('a walk', 'en', AbortSignal.timeout(50))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});

describe('a silent cloud', () => {
  const silence = () => peer.replies.push({ status: 500 }, { status: 500 }, { status: 500 });

  it('passes nothing unless told, so that the job comes back later', async () => {
    silence();
    const check = createPictureCheck(open('tencent'));
    await expect(check(jpeg, { engine: 'studio', mayLeave })).rejects.toMatchObject({
      name: 'EngineError',
      engine: 'studio',
      reason: 'unavailable',
    });
  });

  it('where told leaves the studio’s pictures and texts to the embedded judgement', async () => {
    const moderation = open('tencent', { whenSilent: 'embedded' });
    silence();
    expect(await moderation.checkPicture(jpeg, own)).toEqual({ verdict: 'pass' });
    silence();
    expect(await moderation.checkText('a walk', 'en')).toEqual({ verdict: 'pass' });
  });

  it('never lets a foreign engine’s picture pass', async () => {
    silence();
    const moderation = open('tencent', { whenSilent: 'embedded' });
    await expect(moderation.checkPicture(jpeg, foreign)).rejects.toThrow(ModerationSilentError);
  });
});

it('a refused picture is dropped with its reason', async () => {
  peer.replies.push({ body: refusing.tencent });
  const check = createPictureCheck(open('tencent'));
  expect(await check(jpeg, { engine: 'hosted', mayLeave })).toEqual({ reason: 'moderated', refusal: 'sexual' });
});

it('sends nothing that may not leave the machine: what the studio made is judged on it, what others drew is withheld', async () => {
  const check = createPictureCheck(open('tencent'));
  const stays = async () => false;
  expect(await check(jpeg, { engine: 'studio', mayLeave: stays })).toBeUndefined();
  expect(
    await createPictureCheck(open('tencent', { refusal: 'sexual' }))(jpeg, { engine: 'studio', mayLeave: stays }),
  ).toEqual({
    ...{ reason: 'moderated', refusal: 'sexual' },
  });
  expect(await check(jpeg, { engine: 'comfyui', mayLeave: stays })).toEqual({ reason: 'withheld' });
  expect(peer.requests).toBe(0);
});

it('Aliyun lends its upload keys once for many pictures', async () => {
  const moderation = open('aliyun');
  await moderation.checkPicture(jpeg, own);
  await moderation.checkPicture(jpeg, own);
  expect(peer.calls.map(({ action }) => action)).toEqual(['DescribeUploadToken', 'ImageModeration', 'ImageModeration']);
  expect(peer.objects.size).toBe(2);
});
