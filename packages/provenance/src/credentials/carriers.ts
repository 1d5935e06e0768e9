import { createHash } from 'node:crypto';
import { type Asset, JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { type Assertion, BMFFHashAssertion, DataHashAssertion } from '@trustnxt/c2pa-ts/manifest';
import { fillMp4Credentials, hashedMp4Parts, reserveMp4Credentials } from '../formats/mp4-credentials.ts';
import { sniffFormat } from '../label-file.ts';
import { WebpAsset } from './webp-asset.ts';

/** A file on its way to carry credentials, whatever its format: room first, then the hash of the rest, then the store. */
export interface Carrier {
  mimeType: string;
  /** What ties the credentials to the bytes of this file. */
  binding: Assertion;
  reserve(storeBytes: number): Promise<void>;
  bind(): Promise<void>;
  finish(store: Uint8Array): Promise<Uint8Array>;
}

function carryPicture(asset: Asset): Carrier {
  const binding = DataHashAssertion.create('SHA-256');
  return {
    mimeType: asset.mimeType,
    binding,
    reserve: (storeBytes) => asset.ensureManifestSpace(storeBytes),
    bind: () => binding.updateWithAsset(asset),
    async finish(store) {
      await asset.writeManifestJUMBF(store);
      return asset.getDataRange();
    },
  };
}

function carryVideo(video: Uint8Array): Carrier {
  // Its list of what is left out is the specification's: see UNHASHED in formats/mp4-credentials.ts.
  const binding = BMFFHashAssertion.createV3('video', 'SHA-256');
  let bytes = video;
  return {
    mimeType: 'video/mp4',
    binding,
    async reserve(storeBytes) {
      bytes = reserveMp4Credentials(bytes, storeBytes);
    },
    async bind() {
      const hash = createHash('sha256');
      for (const part of hashedMp4Parts(bytes)) hash.update(part);
      binding.hash = new Uint8Array(hash.digest());
    },
    async finish(store) {
      fillMp4Credentials(bytes, store);
      return bytes;
    },
  };
}

/** Opens a file of any format that carries credentials. Throws UnknownFormatError. */
export function openCarrier(file: Uint8Array): Carrier {
  switch (sniffFormat(file)) {
    case 'jpeg':
      return carryPicture(new JPEG(file));
    case 'png':
      return carryPicture(new PNG(file));
    case 'webp':
      return carryPicture(new WebpAsset(file));
    case 'mp4':
      return carryVideo(file);
  }
}
