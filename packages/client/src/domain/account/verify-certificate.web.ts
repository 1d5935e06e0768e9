import { type CertificateStatement, certificateStatement } from '@kinora/contract';

export interface VerifiedCertificate {
  statement: CertificateStatement;
  /** `unchecked`: this browser has no Ed25519. */
  signature: 'valid' | 'invalid' | 'unchecked';
  /** It is about the account of the receipt. */
  isOfAccount: boolean;
}

const ED25519 = 'Ed25519';
const textBytes = (text: string) => new TextEncoder().encode(text);

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Reads a certificate, a JWS in compact form, and checks it by the public key. Throws where it is none. */
export async function verifyCertificate(
  signed: string,
  keyPem: string,
  receipt: { readonly secret?: string | undefined; readonly account?: string | undefined },
): Promise<VerifiedCertificate> {
  const [header = '', payload = '', signature = ''] = signed.split('.');
  const statement = certificateStatement.parse(JSON.parse(new TextDecoder().decode(fromBase64(payload))));
  return {
    statement,
    signature: await checkSignature(textBytes(`${header}.${payload}`), fromBase64(signature), keyPem),
    isOfAccount: await isAbout(statement.account, receipt),
  };
}

async function checkSignature(text: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>, keyPem: string) {
  const spki = fromBase64(keyPem.replace(/-----[^-]+-----|\s/g, ''));
  const key = await crypto.subtle.importKey('spki', spki, ED25519, false, ['verify']).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
    throw error;
  });
  if (!key) return 'unchecked';
  return (await crypto.subtle.verify(ED25519, key, signature, text)) ? 'valid' : 'invalid';
}

async function isAbout(
  digest: string,
  { secret, account }: { readonly secret?: string | undefined; readonly account?: string | undefined },
): Promise<boolean> {
  if (!secret || !account) return false;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', textBytes(secret), hmac, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, fromBase64(digest), textBytes(account));
}
