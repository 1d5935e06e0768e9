import { readFile } from 'node:fs/promises';

/** Folders of the package, each with its `garment.py`, `about.json` and a plate for every body that it is cut for. */
export const GARMENT_IDS = [
  'blazer',
  'suit',
  'tang-jacket',
  'qipao',
  'roll-neck',
  'hanfu',
  'kimono',
  'academic-gown',
  'trench',
  'coat',
  'parka',
  'evening-jacket',
  'shirt',
  'leather-jacket',
  'knit',
  'wedding-suit',
  'wedding-dress',
  'denim-jacket',
  'hoodie',
  'tang-robe',
  'football-shirt',
  'doctors-coat',
  'flight-jacket',
  'sherwani',
  'chef-jacket',
  'wuxia',
  'space-suit',
] as const;
export type GarmentId = (typeof GARMENT_IDS)[number];

/** The mannequins: see `blender/mannequin.py`. */
export type BodyName = 'man' | 'woman' | 'child';

/** Parts of a garment that take a colour of their own. The mannequin's skin is a zone of the plate too, but no cloth. */
export const ZONES = ['main', 'second', 'third', 'trim', 'lining'] as const;
export type Zone = (typeof ZONES)[number];

/** `#rrggbb` of each zone, and of the pattern that is woven into the main one. */
export type GarmentColours = Partial<Record<Zone | 'pattern', string>>;

export interface Garment {
  /** The bodies that it is cut for. */
  bodies: readonly BodyName[];
  /** How strongly the yarn of the main zone shows, 0 to 0.15. */
  weave: number;
  /** How much each zone gleams, 0 matt to 0.4 silk. */
  gloss: Partial<Record<Zone, number>>;
  /** It closes to the wearer's right, and is never shown closed to the other side: a collar so crossed is worn by the dead. */
  oneSided?: true;
  /** Zones that are dyed with the main cloth when another colour is asked for. */
  dyedAlong?: readonly Zone[];
  /** Zone whose shaded inside shows where the collar stands off the neck. */
  inside: Zone;
  colourways: Readonly<Record<string, GarmentColours>>;
}

/** Address of a file of a garment. */
export const garmentFile = (id: GarmentId, file: string): URL => new URL(`../${id}/${file}`, import.meta.url);

/** What `about.json` of a garment says. */
export async function readGarment(id: GarmentId): Promise<Garment> {
  return JSON.parse(await readFile(garmentFile(id, 'about.json'), 'utf8')) as Garment;
}
