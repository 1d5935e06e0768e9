import lampLibrary from '../lamp-library/about.json' with { type: 'json' };

/** Every set. A new one is a folder with its script and, once rendered, its line here. */
export const SETS = {
  'lamp-library': lampLibrary,
} as const;

export type SetId = keyof typeof SETS;
/** The cameras of a set. */
export type CameraOf<Id extends SetId> = Id extends SetId ? keyof (typeof SETS)[Id]['cameras'] & string : never;
