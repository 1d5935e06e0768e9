/** Kinds of portrait engines; texts are `engine.<kind>` of the locale tables. */
export const ENGINE_KINDS = ['studio', 'comfyui', 'hosted'] as const;
export type EngineKind = (typeof ENGINE_KINDS)[number];

/** What is wrong with a picture: blank, another number of faces, unlike the person, a copy of the photo, blurred. */
export const PICTURE_FAULTS = ['blank', 'faces', 'unlike', 'copied', 'blurred'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** What is wrong with an engine: it refused the request, failed, did not answer, or may not spend more. */
export const ENGINE_FAULTS = ['refused', 'failed', 'unavailable', 'budget'] as const;
export type EngineFault = (typeof ENGINE_FAULTS)[number];

/**
 * Why a sheet was not made. `moderated`: the picture may not be shown, for one of REFUSAL_REASONS. `withheld`: somebody in it does not agree
 * that pictures of them leave the machine, and nobody on it could make it.
 */
export const DROP_REASONS = [...PICTURE_FAULTS, ...ENGINE_FAULTS, 'moderated', 'withheld'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** The engine could not; the picture that it might have made is not to blame. */
export function isEngineFault(reason: string): reason is EngineFault {
  return ENGINE_FAULTS.some((fault) => fault === reason);
}
