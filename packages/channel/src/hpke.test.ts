import { Aes128Gcm, Aes256Gcm, CipherSuite, HkdfSha256 } from '@hpke/core';
import { DhkemX25519HkdfSha256 } from '@hpke/dhkem-x25519';
import { describe, expect, test } from 'vitest';
import { createHpke } from './hpke.ts';
import { createNoblePrimitives } from './noble.ts';
import { createNodePrimitives } from './node.ts';
import type { AeadName } from './primitives.ts';
import { encodeUtf8 } from './utf8.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
const node = createNodePrimitives();
const kinds = [
  { kind: 'node', primitives: node },
  { kind: 'noble', primitives: createNoblePrimitives(node) },
];

// RFC 9180, appendix A.1.1 and A.2.1: base setup, encryptions by sequence number, exported values.
const info = hex('4f6465206f6e2061204772656369616e2055726e');
const plaintext = encodeUtf8('Beauty is truth, truth beauty');
const vectors = [
  {
    aead: 'aes-128-gcm',
    ephemeral: '52c4a758a802cd8b936eceea314432798d5baf2d7e9235dc084ab1b9cfa2f736',
    enc: '37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431',
    recipient: '4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8',
    recipientPublic: '3948cfe0ad1ddb695d780e59077195da6c56506b027329794ab02bca80815c4d',
    ciphertexts: {
      0: 'f938558b5d72f1a23810b4be2ab4f84331acc02fc97babc53a52ae8218a355a96d8770ac83d07bea87e13c512a',
      1: 'af2d7e9ac9ae7e270f46ba1f975be53c09f8d875bdc8535458c2494e8a6eab251c03d0c22a56b8ca42c2063b84',
      2: '498dfcabd92e8acedc281e85af1cb4e3e31c7dc394a1ca20e173cb72516491588d96a19ad4a683518973dcc180',
      4: '583bd32bc67a5994bb8ceaca813d369bca7b2a42408cddef5e22f880b631215a09fc0012bc69fccaa251c0246d',
      255: '7175db9717964058640a3a11fb9007941a5d1757fda1a6935c805c21af32505bf106deefec4a49ac38d71c9e0a',
      256: '957f9800542b0b8891badb026d79cc54597cb2d225b54c00c5238c25d05c30e3fbeda97d2e0e1aba483a2df9f2',
    },
    exported: [
      '3853fe2b4035195a573ffc53856e77058e15d9ea064de3e59f4961d0095250ee',
      '2e8f0b54673c7029649d4eb9d5e33bf1872cf76d623ff164ac185da9e88c21a5',
      'e9e43065102c3836401bed8c3c3c75ae46be1639869391d62c61f1ec7af54931',
    ],
  },
  {
    aead: 'chacha20-poly1305',
    ephemeral: 'f4ec9b33b792c372c1d2c2063507b684ef925b8c75a42dbcbf57d63ccd381600',
    enc: '1afa08d3dec047a643885163f1180476fa7ddb54c6a8029ea33f95796bf2ac4a',
    recipient: '8057991eef8f1f1af18f4a9491d16a1ce333f695d4db8e38da75975c4478e0fb',
    recipientPublic: '4310ee97d88cc1f088a5576c77ab0cf5c3ac797f3d95139c6c84b5429c59662a',
    ciphertexts: {
      0: '1c5250d8034ec2b784ba2cfd69dbdb8af406cfe3ff938e131f0def8c8b60b4db21993c62ce81883d2dd1b51a28',
      1: '6b53c051e4199c518de79594e1c4ab18b96f081549d45ce015be002090bb119e85285337cc95ba5f59992dc98c',
      2: '71146bd6795ccc9c49ce25dda112a48f202ad220559502cef1f34271e0cb4b02b4f10ecac6f48c32f878fae86b',
      4: '63357a2aa291f5a4e5f27db6baa2af8cf77427c7c1a909e0b37214dd47db122bb153495ff0b02e9e54a50dbe16',
      255: '18ab939d63ddec9f6ac2b60d61d36a7375d2070c9b683861110757062c52b8880a5f6b3936da9cd6c23ef2a95c',
      256: '7a4a13e9ef23978e2c520fd4d2e757514ae160cd0cd05e556ef692370ca53076214c0c40d4c728d6ed9e727a5b',
    },
    exported: [
      '4bbd6243b8bb54cec311fac9df81841b6fd61f56538a775e7c80a9f40160606e',
      '8c1df14732580e5501b00f82b10a1647b40713191b7c1240ac80e2b68808ba69',
      '5acb09211139c43b3090489a9da433e8a30ee7188ba8b0a9a1ccf0c229283e53',
    ],
  },
] as const satisfies readonly { aead: AeadName; [field: string]: unknown }[];

const exporterContexts = [new Uint8Array(0), Uint8Array.of(0), encodeUtf8('TestContext')];
const cases = kinds.flatMap((kind) => vectors.map((vector) => ({ ...kind, ...vector })));

describe.each(cases)('RFC 9180 vectors of $aead with $kind', ({ primitives, ...vector }) => {
  const hpke = createHpke(primitives, vector.aead);
  const recipient = primitives.x25519KeyPair(hex(vector.recipient));
  const setup = () => ({
    sender: hpke.setupSender(recipient.publicKey, info, primitives.x25519KeyPair(hex(vector.ephemeral))),
    receiver: hpke.setupRecipient(recipient, hex(vector.enc), info),
  });

  test('public keys and enc', () => {
    expect(recipient.publicKey).toEqual(hex(vector.recipientPublic));
    expect(setup().sender.enc).toEqual(hex(vector.enc));
  });

  test('ciphertexts by sequence number, sealed and opened', () => {
    const { sender, receiver } = setup();
    const expected = new Map(Object.entries(vector.ciphertexts));
    for (let sequence = 0; sequence <= 256; sequence++) {
      const aad = encodeUtf8(`Count-${sequence}`);
      const ciphertext = sender.context.seal(aad, plaintext);
      const published = expected.get(String(sequence));
      if (published) expect(ciphertext).toEqual(hex(published));
      expect(receiver.open(aad, ciphertext)).toEqual(plaintext);
    }
  });

  test('exported values on both sides', () => {
    const { sender, receiver } = setup();
    for (const [index, context] of exporterContexts.entries()) {
      expect(sender.context.exportSecret(context, 32)).toEqual(hex(vector.exported[index] ?? ''));
      expect(receiver.exportSecret(context, 32)).toEqual(hex(vector.exported[index] ?? ''));
    }
  });
});

const suites = [
  { aead: 'aes-128-gcm', implementation: () => new Aes128Gcm() },
  { aead: 'aes-256-gcm', implementation: () => new Aes256Gcm() },
] as const;
const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
const aad = encodeUtf8('aad');

describe.each(kinds.flatMap((kind) => suites.map((suite) => ({ ...kind, ...suite }))))(
  '@hpke/core and $kind with $aead',
  ({ primitives, aead, implementation }) => {
    const other = new CipherSuite({
      kem: new DhkemX25519HkdfSha256(),
      kdf: new HkdfSha256(),
      aead: implementation(),
    });
    const hpke = createHpke(primitives, aead);
    const pair = primitives.x25519KeyPair();

    test('we seal, they open', async () => {
      const { enc, context } = hpke.setupSender(pair.publicKey, info);
      const recipientKey = await other.kem.importKey('raw', bufferOf(pair.privateKey), false);
      const receiver = await other.createRecipientContext({ recipientKey, enc: bufferOf(enc), info: bufferOf(info) });
      for (let count = 0; count < 3; count++) {
        const opened = await receiver.open(bufferOf(context.seal(aad, plaintext)), bufferOf(aad));
        expect(new Uint8Array(opened)).toEqual(plaintext);
      }
      const exported = await receiver.export(bufferOf(aad), 48);
      expect(context.exportSecret(aad, 48)).toEqual(new Uint8Array(exported));
    });

    test('they seal, we open', async () => {
      const recipientPublicKey = await other.kem.importKey('raw', bufferOf(pair.publicKey), true);
      const sender = await other.createSenderContext({ recipientPublicKey, info: bufferOf(info) });
      const context = hpke.setupRecipient(pair, new Uint8Array(sender.enc), info);
      for (let count = 0; count < 3; count++) {
        const sealed = await sender.seal(bufferOf(plaintext), bufferOf(aad));
        expect(context.open(aad, new Uint8Array(sealed))).toEqual(plaintext);
      }
    });
  },
);

describe.each(kinds)('HPKE with $kind', ({ primitives }) => {
  const hpke = createHpke(primitives, 'chacha20-poly1305');
  const pair = primitives.x25519KeyPair();

  test('a message that does not authenticate opens as undefined and does not use up a sequence number', () => {
    const { enc, context } = hpke.setupSender(pair.publicKey, info);
    const receiver = hpke.setupRecipient(pair, enc, info);
    const sealed = context.seal(aad, plaintext);
    expect(receiver.open(info, sealed)).toBeUndefined();
    expect(receiver.open(aad, new Uint8Array(3))).toBeUndefined();
    expect(receiver.open(aad, sealed)).toEqual(plaintext);
  });

  test('an enc of low order or of another length is refused', () => {
    expect(() => hpke.setupRecipient(pair, new Uint8Array(32), info)).toThrow();
    expect(() => hpke.setupRecipient(pair, new Uint8Array(31), info)).toThrow(RangeError);
  });

  test('an export of more than HKDF can give is refused', () => {
    const { context } = hpke.setupSender(pair.publicKey, info);
    expect(() => context.exportSecret(info, 8161)).toThrow(RangeError);
  });
});
