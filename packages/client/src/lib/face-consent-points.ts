import { DELETE_UNDO_S } from '@kinora/contract';
import type { Translator } from '@kinora/locales';

/** What the agreement to the use of faces says, point by point. */
export const faceConsentPoints = (t: Translator) =>
  [
    { icon: 'lock', title: t('add-face.consent-what'), text: t('add-face.consent-what-text') },
    { icon: 'clock', title: t('add-face.consent-long'), text: t('add-face.consent-long-text') },
    { icon: 'trash', title: t('add-face.consent-delete'), text: t('add-face.consent-delete-text', DELETE_UNDO_S / 60) },
    { icon: 'verified', title: t('add-face.consent-never'), text: t('add-face.consent-never-text') },
  ] as const;
