import type { Face } from '@kinora/contract';
import { useEffect } from 'react';
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

/** The tab whose choice it is; who is shot elsewhere was not asked there. */
let tabOfChoice: string | undefined;
/** What is shot again and again by the same people: a theme, a photo of the square. */
let subjectOfChoice: string | undefined;
/** They were chosen for the camera's tab, which opens next. */
let isForCamera = false;

/** Chooses one person alone, by a face, for the shoot that is set up next in the camera's tab. */
export function choosePerson(id: string): void {
  chosenPeople.set([id]);
  alonePhotos.set([]);
  isForCamera = true;
}

/** A choice stays in the tab where it was made, or for which: in another one the next shoot is the user's again. Pages over a tab leave it. */
export function useChoiceOfTab(tab: string | undefined): void {
  useEffect(() => {
    if (tab === undefined) return;
    if (tab !== tabOfChoice && !(isForCamera && tab === 'shooting')) forgetChoice();
    tabOfChoice = tab;
    isForCamera = false;
  }, [tab]);
}

/** A choice that was made for one theme, or one photo of the square, is none for another. */
export function useChoiceOfSubject(subject: string): void {
  useEffect(() => {
    if (subject !== subjectOfChoice) forgetChoice();
    subjectOfChoice = subject;
  }, [subject]);
}

/** All that is shot of these, as the user chose it. */
export function chosenPhotos(faceIds: readonly string[], faces: readonly Face[]): readonly string[] {
  return photosToShoot(faceIds, faces, alonePhotos.get());
}

/** The next shoot is the user's again. */
export function forgetChoice(): void {
  chosenPeople.set([]);
  alonePhotos.set([]);
  isForCamera = false;
}
