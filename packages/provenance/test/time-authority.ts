import { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as x509 from '@peculiar/x509';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const DAY_MS = 86_400_000;

const makeKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

async function makeCertificate() {
  x509.cryptoProvider.set(webcrypto);
  const [rootKeys, keys] = await Promise.all([makeKeys(), makeKeys()]);
  const shared = {
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + DAY_MS),
    signingAlgorithm: ALGORITHM,
  };
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...{ ...shared, serialNumber: '01', name: 'CN=Root of time, O=Time', keys: rootKeys },
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  });
  const own = await x509.X509CertificateGenerator.create({
    ...{ ...shared, serialNumber: '02', subject: 'CN=Clock, O=Time', issuer: root.subject },
    ...{ publicKey: keys.publicKey, signingKey: rootKeys.privateKey },
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([TIME_STAMPING], true),
      await x509.AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  return { root, own: pkijs.Certificate.fromBER(own.rawData), privateKey: keys.privateKey };
}

type Clock = Awaited<ReturnType<typeof makeCertificate>>;

const attribute = (type: string, value: asn1js.BaseBlock) => new pkijs.Attribute({ type, values: [value] });

async function stamp(body: Uint8Array<ArrayBuffer>, { own, privateKey }: Clock, at: Date): Promise<ArrayBuffer> {
  const { messageImprint, nonce } = pkijs.TimeStampReq.fromBER(body);
  const info = new pkijs.TSTInfo({
    ...{ version: 1, policy: '1.2.3.4', messageImprint, serialNumber: new asn1js.Integer({ value: 7 }), genTime: at },
    ...(nonce && { nonce }),
  });
  const content = info.toSchema().toBER();
  const digest = await webcrypto.subtle.digest('SHA-256', content);
  const attributes = [
    attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: TST_INFO })),
    attribute(MESSAGE_DIGEST, new asn1js.OctetString({ valueHex: digest })),
  ];
  const encapsulated = new pkijs.EncapsulatedContentInfo({ eContentType: TST_INFO });
  // Set afterwards: the constructor would cut it into pieces, which DER does not allow.
  encapsulated.eContent = new asn1js.OctetString({ valueHex: content });
  const signed = new pkijs.SignedData({
    version: 3,
    encapContentInfo: encapsulated,
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [own],
  });
  await signed.sign(privateKey, 0, 'SHA-256');
  const token = new pkijs.ContentInfo({ contentType: pkijs.ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  const status = new pkijs.PKIStatusInfo({ status: pkijs.PKIStatus.granted });
  return new pkijs.TimeStampResp({ status, timeStampToken: token }).toSchema().toBER();
}

/** An authority that really stamps, at an address of this machine; `answer` may spoil what it says. */
export async function startTimeAuthority(at: Date, answer = (reply: Buffer): Buffer | number => reply) {
  const clock = await makeCertificate();
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const said = answer(Buffer.from(await stamp(new Uint8Array(Buffer.concat(parts)), clock, at)));
    if (typeof said === 'number') response.writeHead(said).end();
    else response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    anchor: clock.root.toString('pem'),
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
