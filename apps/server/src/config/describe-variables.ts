import { type Area, describeArea, type ToldVariable } from '../environment/area.ts';
import { AREAS } from './declared-variables.ts';
import { toolsArea } from './tools.ts';

const TOLD: readonly Area[] = [...AREAS, toolsArea];
const HELP_WIDTH = 100;

/** Names of all variables that anything of the product reads. */
export const VARIABLE_NAMES: ReadonlySet<string> = new Set(
  TOLD.flatMap((area) => describeArea(area).map(({ name }) => name)),
);

/** Every variable by area, as `npm start -- --help` prints them. */
export function renderHelp(): string {
  const areas = TOLD.map((area) => `${area.title}\n\n${describeArea(area).map(renderVariable).join('\n')}`);
  return `Usage: npm start

Everything has a default for one machine. What is configured, is by variables of the environment:

${areas.join('\n\n')}
`;
}

function renderVariable({ name, description, shownDefault }: ToldVariable): string {
  return `  ${name} (${shownDefault})\n${wrap(description.replaceAll('`', ''), '      ')}`;
}

function wrap(text: string, indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + word.length > HELP_WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}

/** The same as a page, docs/configuration.md. */
export function renderPage(): string {
  const areas = TOLD.map((area) => `## ${area.title}\n\n${renderTable(describeArea(area))}`);
  return `# Configuration

<!-- Written by \`npm run docs:configuration\` from the declarations in the server's sources. -->

Everything has a default for one machine. What is configured, is by variables of the environment; one that is empty counts as not set.
\`npm start -- --help\` prints the same list. A value that is wrong ends the start with a message that names the variable and what is
allowed; a variable that looks like one of these and is none is warned of.

${areas.join('\n\n')}
`;
}

const renderTable = (variables: readonly ToldVariable[]): string =>
  ['| variable | default | allowed | what it does |', '|---|---|---|---|', ...variables.map(renderRow)].join('\n');

function renderRow({ name, description, allowed, shownDefault, isSecret }: ToldVariable): string {
  const cells = [`\`${name}\``, shownDefault, allowed, `${linkFiles(description)}${isSecret ? ' Secret.' : ''}`];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Files of the documentation, told by their path from the project's folder. */
const linkFiles = (text: string): string =>
  text.replaceAll(/docs\/([\w/-]+\.md)/g, (_, file: string) => `[${file}](${file})`);
