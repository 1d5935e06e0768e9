import path from 'node:path';
import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { asConfigError } from '../../environment/config-error.ts';
import { optionalText } from '../../environment/kinds.ts';
import { type EnginesConfig, STUDIO_ONLY } from './engines-config.ts';
import { readEnginesFile } from './engines-file.ts';

export const enginesArea = defineArea('Engines', {
  KINORA_ENGINES: optionalText(
    'A file that adds ComfyUI servers or hosted image services and says which theme is whose: docs/engines.md.',
    { shown: 'the studio alone' },
  ),
});

/** Which engine makes which theme; without a file of engines it is the studio, offline. Throws ConfigError. */
export function readEngines(environment: Environment, projectFolder: string): EnginesConfig {
  const { KINORA_ENGINES: file } = readArea(enginesArea, environment);
  if (file === null) return STUDIO_ONLY;
  try {
    return readEnginesFile(path.resolve(projectFolder, file), environment);
  } catch (error) {
    throw asConfigError(error, 'KINORA_ENGINES: ');
  }
}
