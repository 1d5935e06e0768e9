import * as z from 'zod';
import type { Prompt } from '../shooter.ts';
import { promptInOne } from '../write-prompt.ts';

/** A workflow as ComfyUI's "Export (API)" writes it: nodes by id. */
const nodeSchema = z.looseObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.looseObject({ title: z.string().default('') }).optional(),
});
type Nodes = Record<string, z.infer<typeof nodeSchema>>;

/** Where a value goes: a node's input. */
interface Slot {
  node: string;
  input: string;
}

type TextSlot = 'prompt' | 'negative' | 'scene' | 'composition';
type ValueSlot = 'face1' | 'face2' | TextSlot | 'seed' | 'width' | 'height';

export interface Workflow {
  nodes: Nodes;
  slots: Readonly<Partial<Record<ValueSlot, Slot>>>;
  /** The node whose picture is taken. */
  outputNode: string;
}

export interface WorkflowValues {
  /** As LoadImage names them, one for each person. */
  faces: readonly string[];
  prompt: Prompt;
  seed: number;
  widthPx: number;
  heightPx: number;
}

const TEXT_INPUTS = ['prompt', 'text', 'value', 'string'];
/** Inputs that a slot may fill, the first one that the node has. */
const INPUTS: Readonly<Record<ValueSlot, readonly string[]>> = {
  face1: ['image'],
  face2: ['image'],
  prompt: TEXT_INPUTS,
  negative: TEXT_INPUTS,
  scene: TEXT_INPUTS,
  composition: TEXT_INPUTS,
  seed: ['seed', 'noise_seed', 'value'],
  width: ['width', 'value'],
  height: ['height', 'value'],
};
const REQUIRED: readonly string[] = ['face1', 'seed', 'output'];
/** Of these a workflow has one at least. */
const WORDS: readonly string[] = ['prompt', 'scene'];
const SLOT_NAMES: readonly string[] = [...Object.keys(INPUTS), 'output'];
const isValueSlot = (name: string): name is ValueSlot => Object.hasOwn(INPUTS, name);

/** Finds the slots of a workflow. Throws an Error that names the file and what is wrong. */
export function readWorkflow(file: string, json: unknown): Workflow {
  const fail = (why: string): never => {
    throw new Error(`The workflow ${file} ${why}`);
  };
  if (typeof json === 'object' && json !== null && 'nodes' in json && 'links' in json) {
    return fail('was saved for the editor; export it with "Export (API)"');
  }
  const parsed = z.record(z.string(), nodeSchema).safeParse(json);
  if (!parsed.success) return fail(`is no workflow in API format:\n${z.prettifyError(parsed.error)}`);
  const nodes = parsed.data;
  const titled = Object.entries(nodes).flatMap(([node, { _meta }]) =>
    [...(_meta?.title ?? '').matchAll(/kinora:([\w-]*)/g)].map(([, name = '']) => ({ node, name })),
  );
  const slots: Partial<Record<ValueSlot, Slot>> = {};
  for (const { node, name } of titled) {
    if (!SLOT_NAMES.includes(name)) fail(`has the unknown slot kinora:${name}; slots are ${SLOT_NAMES.join(', ')}`);
    if (titled.filter((other) => other.name === name).length > 1) fail(`has the slot kinora:${name} twice`);
    if (!isValueSlot(name)) continue;
    const input = INPUTS[name].find((key) => Object.hasOwn(nodes[node]?.inputs ?? {}, key));
    if (input === undefined)
      return fail(`: the node ${node} of kinora:${name} has none of the inputs ${INPUTS[name].join(', ')}`);
    slots[name] = { node, input };
  }
  const has = (name: string): boolean => titled.some((slot) => slot.name === name);
  const missing = REQUIRED.find((name) => !has(name)) ?? (WORDS.some(has) ? undefined : 'prompt');
  if (missing !== undefined) fail(`lacks a node titled kinora:${missing}`);
  return { nodes, slots, outputNode: titled.find(({ name }) => name === 'output')?.node ?? '' };
}

/** How many people a workflow can portray together. */
export function peopleOf(workflow: Workflow): number {
  return workflow.slots.face2 ? 2 : 1;
}

/** The prompt to submit: the slots filled, the second face's node taken out where there is one person. */
export function fillWorkflow(workflow: Workflow, values: WorkflowValues): Nodes {
  const nodes = structuredClone(workflow.nodes);
  const { slots } = workflow;
  const fill = (slot: Slot | undefined, value: unknown): void => {
    const node = slot && nodes[slot.node];
    if (slot && node) node.inputs[slot.input] = value;
  };
  fill(slots.face1, values.faces[0]);
  if (values.faces.length > 1) fill(slots.face2, values.faces[1]);
  else if (slots.face2) removeNode(nodes, slots.face2.node);
  fillWords(nodes, slots, values.prompt);
  fill(slots.seed, values.seed);
  fill(slots.width, values.widthPx);
  fill(slots.height, values.heightPx);
  // Titles name us; what the server keeps of the prompt need not.
  for (const node of Object.values(nodes)) delete node._meta;
  return nodes;
}

/** What is not wanted goes after the operator's own text for it; without a slot of its own it is said in the prompt. */
function fillWords(nodes: Nodes, { prompt, negative, scene, composition }: Workflow['slots'], words: Prompt): void {
  const put = (slot: Slot | undefined, text: string): void => {
    const node = slot && nodes[slot.node];
    if (slot && node) node.inputs[slot.input] = text;
  };
  const { unwanted } = words;
  put(prompt, negative ? words.text : promptInOne(words));
  put(scene, negative || prompt ? words.scene : promptInOne({ ...words, text: words.scene }));
  put(composition, words.composition);
  const own = negative && nodes[negative.node]?.inputs[negative.input];
  if (unwanted !== '') put(negative, typeof own === 'string' && own !== '' ? `${own}, ${unwanted}` : unwanted);
}

/** Takes a node out with the links to it: it must feed optional inputs only. */
function removeNode(nodes: Nodes, id: string): void {
  delete nodes[id];
  for (const { inputs } of Object.values(nodes)) {
    for (const [name, value] of Object.entries(inputs)) {
      if (Array.isArray(value) && value[0] === id) delete inputs[name];
    }
  }
}
