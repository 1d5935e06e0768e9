import { type IBox, JSONBox } from '@trustnxt/c2pa-ts/jumbf';
import { Assertion } from '@trustnxt/c2pa-ts/manifest';
import type { AigcFields } from '../aigc-fields.ts';

/** ISO 19566-5: the content type of a JUMBF box with JSON. */
const JSON_CONTENT = Uint8Array.of(0x6a, 0x73, 0x6f, 0x6e, 0, 0x11, 0, 0x10, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71);

/** The implicit label once more, under the signature. */
export class AigcAssertion extends Assertion {
  override label = 'cn.tc260.aigc';
  override uuid = JSON_CONTENT;
  readonly #fields: AigcFields;

  constructor(fields: AigcFields) {
    super();
    this.#fields = fields;
  }

  readContentFromJUMBF(): void {
    throw new Error('an assertion for writing alone');
  }

  generateJUMBFBoxForContent(): IBox {
    const box = new JSONBox();
    box.content = { ...this.#fields };
    return box;
  }
}
