import { generateKeyPairSync, sign } from 'node:crypto';
import { type DeviceProof, deviceStatement } from '@kinora/channel';

/** Says of a session that it is of the machine that has the key. */
export type ProveDevice = (ticket: Uint8Array) => DeviceProof;

/** A machine with a key of its own, as a browser has it. */
export function newDeviceKey(): ProveDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return (ticket) => ({
    key: point.toString('base64url'),
    proof: sign('sha256', deviceStatement(ticket), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    ),
  });
}
