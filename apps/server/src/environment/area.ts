import * as z from 'zod';
import { ConfigError } from './config-error.ts';

/** The variables of a process. One that is empty counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that belong together, each declared once: name, schema, default, description. */
export interface Area<Shape extends z.ZodRawShape = z.ZodRawShape> {
  title: string;
  variables: z.ZodObject<Shape>;
}

/** The values of a shape of variables. */
export type ValuesOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

export function defineArea<Shape extends z.ZodRawShape>(title: string, shape: Shape): Area<Shape> {
  return { title, variables: z.object(shape) };
}

/** Reads an area's variables. Throws ConfigError with a line for each that is wrong. */
export function readArea<Shape extends z.ZodRawShape>(
  { variables }: Area<Shape>,
  environment: Environment,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  throw new ConfigError([...wrong].map((name) => explain(name, variables.shape[name], environment[name])).join('\n'));
}

function explain(name: string, schema: z.core.$ZodType | undefined, value: string | undefined): string {
  const { allowed = 'something else', isSecret = false } = (schema && z.globalRegistry.get(schema)) ?? {};
  return `${name} must be ${allowed}${isSecret ? '' : `, not "${value}"`}`;
}

/** Throws one ConfigError for all variables of all areas that are wrong. */
export function checkAreas(areas: readonly Area[], environment: Environment): void {
  const problems = areas.flatMap((area) => {
    try {
      readArea(area, environment);
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return [error.message];
      throw error;
    }
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
}

/** One variable as it is told to people. */
export interface ToldVariable {
  name: string;
  description: string;
  allowed: string;
  shownDefault: string;
  isSecret: boolean;
}

export function describeArea({ variables }: Area): ToldVariable[] {
  return Object.entries(variables.shape).map(([name, schema]) => {
    const { description = '', allowed = '', shownDefault = '', isSecret = false } = z.globalRegistry.get(schema) ?? {};
    return { name, description, allowed, shownDefault, isSecret };
  });
}
