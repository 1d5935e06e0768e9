import { BIRTH_YEAR_MIN, ERROR, type PersonInfo } from '@kinora/contract';
import type { PersonSaid } from '../../adapters/ports/engine-people.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/** What was said of a person, and when: sealed in their row. */
interface ToldInfo {
  info: PersonInfo;
  /** Server time, ms. */
  at: number;
}

const NOTHING: ToldInfo = { info: {}, at: 0 };

export function sealInfo({ personal }: Pick<Deps, 'personal'>, told: ToldInfo): string {
  return personal.encrypt(JSON.stringify(told));
}

/** @throws Error when the text was not sealed by {@link sealInfo}; nothing was said where there is none. */
export function openInfo({ personal }: Pick<Deps, 'personal'>, sealed: string | null): ToldInfo {
  return sealed === null ? NOTHING : (JSON.parse(personal.decrypt(sealed)) as ToldInfo);
}

/** Throws AppError for an age, or a year of birth, that the operator does not allow. */
export function checkInfo({ config, now }: Pick<Deps, 'config' | 'now'>, { age, birth }: PersonInfo): void {
  const { minAge, maxAge } = config.business;
  const ages = [age, birth === undefined ? undefined : yearOf(now()) - birth].filter((years) => years !== undefined);
  if (ages.every((years) => years >= minAge && years <= maxAge) && (birth ?? BIRTH_YEAR_MIN) >= BIRTH_YEAR_MIN) return;
  throw new AppError(ERROR.ageInvalid, 'no age that can be told', [String(minAge), String(maxAge)]);
}

/** What an engine is told of a person in a photo of that time; undefined: nothing was said. */
export function saidOf({ gender, hair, shape, birth, age }: PersonInfo, photoAt: number): PersonSaid | undefined {
  const years = age ?? (birth === undefined ? undefined : Math.max(0, yearOf(photoAt) - birth));
  const said = {
    ...(gender && { gender }),
    ...(hair && { hair }),
    ...(shape && { shape }),
    ...(years !== undefined && { age: years }),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

const yearOf = (time: number): number => new Date(time).getUTCFullYear();
