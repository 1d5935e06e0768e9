import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { outsideServices, purposeVersion } from '../consents/index.ts';
import { offeredOneTap, offeredWays } from '../login/index.ts';
import { isPrinting } from '../orders/index.ts';
import { priceOfPhoto, priceOfRendition } from '../photos/index.ts';

/** The configuration for the caller's platform, by parts. */
export function configParts(deps: Deps, { platform }: Pick<Actor, 'platform'>) {
  const { business, upload } = deps.config;
  return {
    protocols: {
      protocols: {
        ...{ service: business.serviceVersion, face: business.faceVersion, square: business.squareVersion },
        ...{ covers: purposeVersion(deps, 'covers'), outside: purposeVersion(deps, 'outside') },
      },
      services: outsideServices(deps),
    },
    signin: { signin: offeredWays(deps, platform), onetap: offeredOneTap(deps, platform) },
    limits: {
      heartbeatInterval: business.heartbeatIntervalMs,
      disable4k: business.disable4k || deps.engine.enlarge === undefined,
      videos: deps.engine.animate !== undefined,
      uploadbytes: upload.maxBytes,
      keepdays: business.keepDays,
      oversec: business.overSeconds,
      familylength: business.familyLength,
      closingdays: business.closingDays,
      guardianage: business.guardianAge,
      custommin: business.customMinCharacters,
      custommax: business.customMaxCharacters,
      realperson: business.realPerson,
      realpersonby: deps.realPerson?.name ?? ('studio' as const),
      realpersonid: deps.realPerson?.needsIdentity ?? false,
      realpersonclip: deps.engine.cutClip !== undefined,
      realpersonreview: business.realPersonReview,
      shop: deps.config.shop !== 'off',
      prints: isPrinting(deps.config),
      photocards: priceOfPhoto(deps.config, 'regular'),
      customcards: priceOfPhoto(deps.config, 'custom'),
      fourkcards: priceOfRendition(deps.config, '4k'),
      videocards: priceOfRendition(deps.config, 'video'),
      giftlimit: deps.config.shop === 'off' ? 0 : business.shop.giftLimit,
      giftwaitdays: business.shop.giftWaitDays,
    },
  };
}

/** Version of what a part says: the same on every process and after every restart. */
const versionOf = (part: object): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 12);

export const versionsOf = ({ protocols, signin, limits }: ReturnType<typeof configParts>) => ({
  protocols: versionOf(protocols),
  signin: versionOf(signin),
  limits: versionOf(limits),
});
