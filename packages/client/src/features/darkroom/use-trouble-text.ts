import { CUSTOM_THEME, isEngineFault, type ShootProgress } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { useT } from '../../lib/translation';

/** What went wrong and what was done about it; undefined while all is well. */
export function troubleText(t: Translator, shoot: ShootProgress): string | undefined {
  const troubles = shoot.troubles ?? [];
  const refused = troubles.filter(({ what, instead }) => !instead && what === 'moderated');
  const sheets = refused.reduce((sum, trouble) => sum + trouble.sheets, 0);
  const other = engineText(t, shoot, sheets);
  const [most] = refused;
  if (!most) return other;
  const why = t(`moderated.${most.why ?? 'other'}`);
  if (shoot.state === 'failed' && sheets === shoot.dropped) return other ?? t('darkroom.failed-moderated', why);
  const moderated = t('darkroom.moderated', sheets, why);
  return other === undefined ? moderated : `${moderated} ${other}`;
}

/** What has nothing to do with moderation. */
function engineText(t: Translator, shoot: ShootProgress, moderated: number): string | undefined {
  const troubles = shoot.troubles ?? [];
  const missed = troubles.find(({ what, instead }) => !instead && isEngineFault(what));
  // Nothing was made: how many are missing says less than that it cost nothing.
  if (missed && shoot.state === 'failed') return t('darkroom.failed-engine', t(`engine.${missed.engine}`));
  if (missed) return t('darkroom.not-counted', t(`engine.${missed.engine}`), missed.sheets);
  const stoodIn = troubles.find(({ instead }) => instead);
  if (stoodIn?.instead) {
    const who = t('darkroom.stand-in', t(`engine.${stoodIn.engine}`), stoodIn.sheets, t(`engine.${stoodIn.instead}`));
    // The preview told what the first engine draws; the studio draws no garment.
    const keepsClothes = shoot.theme === CUSTOM_THEME && stoodIn.instead === 'studio';
    return keepsClothes ? `${who} ${t('darkroom.stand-in-clothes')}` : who;
  }
  const withheld = troubles.find(({ what }) => what === 'withheld');
  if (withheld && shoot.state === 'failed') return t('darkroom.failed-withheld');
  if (withheld) return t('darkroom.withheld', withheld.sheets);
  const unlike = shoot.dropped - moderated;
  return shoot.state !== 'failed' && unlike > 0 ? t('darkroom.dropped', unlike) : undefined;
}

export function useTroubleText(shoot: ShootProgress): string | undefined {
  const t = useT();
  return troubleText(t, shoot);
}
