import { ID_DOCUMENTS, type IdDocumentName } from '@kinora/contract';
import { formatNumber, type Translator } from '@kinora/locales';

/** How large the picture for a document is, to a tenth of a millimetre. */
export function documentSize(t: Translator, name: IdDocumentName): string {
  const { widthMm, heightMm } = ID_DOCUMENTS[name];
  const tenths = (mm: number) => formatNumber(t.locale, Math.round(mm * 10) / 10);
  return t('viewer.document-size', tenths(widthMm), tenths(heightMm));
}
