import type { Face } from '@kinora/contract';
import { type PeopleLimits, peopleInShoot, photosToShoot, togglePerson } from './people-choice';
import { createStore, useStore } from './store';

/** Ids of the faces that the user chose for the next shoot, one of each person, in the order of choosing; read it with {@link useChosenPeople}. */
export const chosenPeople = createStore<readonly string[]>([]);

/** Of those the ones that are shot without the other photos of their person. */
const alonePhotos = createStore<readonly string[]>([]);

/** Who takes part in the next shoot: who was chosen, else the user. */
export function useChosenPeople(faces: readonly Face[], limits: PeopleLimits) {
  const faceIds = peopleInShoot(useStore(chosenPeople), faces, limits);
  const alone = useStore(alonePhotos).filter((id) => faceIds.includes(id));
  return {
    /** One face of each. */
    faceIds,
    /** Those of them that are shot alone. */
    alone,
    /** All that is shot of them. */
    photoIds: photosToShoot(faceIds, faces, alone),
    toggle: (id: string) => chosenPeople.set(togglePerson(faceIds, id, limits)),
    /** Shoots somebody who takes part by one photo alone, or by all of theirs again. */
    choosePhoto({ id, mid }: Pick<Face, 'id' | 'mid'>, isAlone: boolean) {
      const ofOthers = (one: string) => faces.find((face) => face.id === one)?.mid !== mid;
      chosenPeople.set(faceIds.map((one) => (ofOthers(one) ? one : id)));
      alonePhotos.set([...alone.filter(ofOthers), ...(isAlone ? [id] : [])]);
    },
  };
}

/** Chooses one person alone, by a face. */
export function choosePerson(id: string): void {
  chosenPeople.set([id]);
  alonePhotos.set([]);
}

/** All that is shot of these, as the user chose it. */
export function chosenPhotos(faceIds: readonly string[], faces: readonly Face[]): readonly string[] {
  return photosToShoot(faceIds, faces, alonePhotos.get());
}

/** The next shoot is the user's again. */
export function forgetChoice(): void {
  chosenPeople.set([]);
  alonePhotos.set([]);
}
