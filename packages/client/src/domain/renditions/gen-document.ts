import type { InputOf, ResponseOf } from '@kinora/contract';
import { call } from '../../api/call';

/** Makes the picture for a document and its print; the user has agreed to label it. Throws as `call` does. */
export function genDocument(wanted: Omit<InputOf<'GENDOCUMENT'>, 'agreed'>): Promise<ResponseOf<'GENDOCUMENT'>> {
  return call('GENDOCUMENT', { ...wanted, agreed: true });
}
