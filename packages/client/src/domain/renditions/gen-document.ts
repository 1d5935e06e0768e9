import type { InputOf } from '@kinora/contract';
import { call } from '../../api/call';

/** Makes the picture for a document and its print; the user has agreed to label it. Throws as `call` does. */
export async function genDocument(
  wanted: Omit<InputOf<'GENDOCUMENT'>, 'agreed'>,
): Promise<Record<'picture' | 'sheet', string>> {
  const { picture, sheet } = await call('GENDOCUMENT', { ...wanted, agreed: true });
  if (picture === undefined || sheet === undefined) throw new Error('who agrees is given the picture and its print');
  return { picture, sheet };
}
