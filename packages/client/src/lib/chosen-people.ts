import type { Face } from '@kinora/contract';
import { type PeopleLimits, peopleInShoot, togglePerson } from './people-choice';
import { createStore, useStore } from './store';

/** Ids of the faces that the user chose for the next shoot, in the order of choosing; read it with {@link useChosenPeople}. */
export const chosenPeople = createStore<readonly string[]>([]);

/** Who takes part in the next shoot: who was chosen, else the user. */
export function useChosenPeople(
  faces: readonly Face[],
  limits: PeopleLimits,
): { readonly faceIds: readonly string[]; toggle(id: string): void } {
  const faceIds = peopleInShoot(useStore(chosenPeople), faces, limits);
  return { faceIds, toggle: (id) => chosenPeople.set(togglePerson(faceIds, id, limits)) };
}

/** Chooses one person alone, by a face. */
export function choosePerson(id: string): void {
  chosenPeople.set([id]);
}
