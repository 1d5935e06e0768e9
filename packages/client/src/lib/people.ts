import type { Face } from '@kinora/contract';
import type { Translator } from '@kinora/locales';

/** Somebody in the studio, with all their photos. */
export interface Person {
  /** Id of the member; of the user their uid. */
  readonly id: string;
  readonly name: string;
  readonly relation: Face['relation'];
  /** The one that stands for them comes first. */
  readonly faces: readonly [Face, ...Face[]];
}

/** What the person of a face is called: me, the sample by its own name, everybody else as the user named them. */
export function personName({ relation, nick }: Pick<Face, 'relation' | 'nick'>, t: Translator): string {
  if (relation === 'me') return t('theme.me');
  return relation === 'sample' ? t('avatar.sample-name') : nick;
}

const RANK: Readonly<Partial<Record<Face['relation'], number>>> = { me: 0, sample: 2 };
const firstCame = ({ faces }: Person): number => Math.min(...faces.map(({ stamp }) => stamp));

/** The people of these faces: the user first, the others in the order in which they came, the sample last. */
export function groupPeople(faces: readonly Face[], t: Translator): readonly Person[] {
  const firsts = faces.filter(({ mid }, index) => faces.findIndex((face) => face.mid === mid) === index);
  const people = firsts.map((first): Person => {
    const { id, mid, relation } = first;
    const more = faces.filter((face) => face.mid === mid && face.id !== id);
    return { id: mid, name: personName(first, t), relation, faces: [first, ...more] };
  });
  const rank = ({ relation }: Person): number => RANK[relation] ?? 1;
  return people.sort((one, other) => rank(one) - rank(other) || firstCame(one) - firstCame(other));
}

/** A person as a round portrait. */
export function portraitOf({ name, faces: [face] }: Person) {
  return { name, src: face.icon, thumbHash: face.thumbhash };
}
