import type { BodyShape, HairLength } from '@kinora/contract';

/** An object by its key; `load` is called when its bytes are not at hand. */
export interface StoredBytes {
  key: string;
  load(): Promise<Uint8Array>;
}

/** What a user says of a person: it counts before what is seen in the photo. */
export interface PersonSaid {
  gender?: 1 | 2;
  /** In the photo, years. */
  age?: number;
  hair?: HairLength;
  shape?: BodyShape;
}

/** A plate, and what was said of whom it shows. */
export interface StoredPlate extends StoredBytes {
  said?: PersonSaid | undefined;
}

/** Who is portrayed. */
export interface Person {
  /** What `prepare` made of the photo: the studio draws from it, and every engine's likeness is measured by it. */
  plate: StoredPlate;
  /** The photo as it was kept, a JPEG: the reference of engines that take photos. */
  photo: StoredBytes;
}

/** Asked before each picture of people that goes to a service outside of this machine: the answer may change in the middle. */
export interface LeavingPictures {
  /** Whether everybody who is portrayed agrees now that pictures of them leave the machine. */
  mayLeave(): Promise<boolean>;
}
