import { createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Verifies a certificate of deletion: `node scripts/verify-certificate.mjs CERTIFICATE KEY [ACCOUNT SECRET]`. CERTIFICATE is the saved file, KEY
 * the PEM from `/.well-known/kinora-certificates.pem` of the studio; with the number of the account and the secret of the receipt it says whether
 * it is about that account. Prints what the certificate says; ends with 1 when something is wrong.
 */
const [, , certificateFile = '', keyFile = '', account, secret] = process.argv;

function open() {
  const [header = '', payload = '', signature = ''] = readFileSync(certificateFile, 'utf8').trim().split('.');
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const key = createPublicKey(readFileSync(keyFile));
  const isSigned = verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
  if (alg !== 'EdDSA' || key.asymmetricKeyType !== 'ed25519' || !isSigned) throw new Error('not signed by this key');
  const statement = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (secret === undefined) return statement;
  if (createHmac('sha256', secret).update(account).digest('base64url') !== statement.account)
    throw new Error('signed, but about another account');
  return statement;
}

try {
  console.log(JSON.stringify(open(), null, 2));
} catch (error) {
  console.error(`The certificate is not valid: ${error.message}`);
  process.exit(1);
}
