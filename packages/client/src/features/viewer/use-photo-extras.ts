import { hasBadges, type RenditionKind, type ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useRenditionRequest } from '../../domain/renditions/use-rendition-request';
import { renditionOf } from '../../lib/renditions';
import { useT } from '../../lib/translation';
import { saveImage } from '../../platform/save-image';
import { showToast } from '../../ui/toast';

const KINDS: readonly RenditionKind[] = ['4k', 'video'];

/** The 4K rendition and the video of the photo on the screen: what is offered, and how to get it. */
export function usePhotoExtras(photo: ResultImage | undefined) {
  const t = useT();
  const [isSaving, setIsSaving] = useState(false);
  const { data: conf } = useConfiguration();
  const { ask, askingFor } = useRenditionRequest();
  const isOffered = (kind: RenditionKind): boolean =>
    conf !== undefined && (kind === '4k' ? !conf.disable4k : conf.videos);
  const isShown = (kind: RenditionKind): boolean =>
    photo !== undefined && (isOffered(kind) || renditionOf(photo, kind)?.state === 'ready');
  return {
    kinds: photo && hasBadges(photo.status) ? KINDS.filter(isShown) : [],
    /** Gold cards that having one made costs; 0: it is free, or there. */
    priceOf(kind: RenditionKind): number {
      const state = photo && renditionOf(photo, kind)?.state;
      if (!conf || state === 'waiting' || state === 'ready') return 0;
      return kind === '4k' ? conf.fourkcards : conf.videocards;
    },
    /** It can be ordered as prints. */
    canPrint: photo !== undefined && hasBadges(photo.status) && conf?.prints === true,
    askingFor,
    make: (kind: RenditionKind) => photo && ask(photo.id, kind),
    isSaving,
    async saveLarge() {
      if (!photo || isSaving) return;
      setIsSaving(true);
      const outcome = await saveImage(photo.burl, `${photo.name}-4k.${photo.extname}`).catch(() => 'failed' as const);
      setIsSaving(false);
      if (outcome === 'failed') showToast({ text: t('viewer.save-failed'), tone: 'warning' });
      else if (outcome !== 'cancelled') showToast({ text: t('viewer.saved') });
    },
  };
}
