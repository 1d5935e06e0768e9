import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillWorkflow, peopleOf, readWorkflow } from './workflow.ts';

const example: unknown = JSON.parse(
  readFileSync(new URL('../../../../workflows/qwen-image-edit.json', import.meta.url), 'utf8'),
);
const node = (title: string, inputs: object) => ({ class_type: 'Any', inputs, _meta: { title } });
const least = () => ({
  1: node('kinora:face1', { image: '' }),
  2: node('the kinora:prompt', { text: '' }),
  3: node('kinora:seed', { noise_seed: 0 }),
  4: node('kinora:output', { images: ['3', 0] }),
});
const prompt = { text: 'words', scene: 'by the sea', composition: 'close-up', unwanted: '' };
const denied = { ...prompt, unwanted: 'snow, rain' };
const values = { faces: ['a.jpg', 'b.jpg'], prompt, seed: 5, widthPx: 600, heightPx: 800 };

describe('the example workflow', () => {
  const workflow = readWorkflow('example', example);

  it('has a slot for everything, and for two people', () => {
    expect(Object.keys(workflow.slots).sort()).toEqual([
      ...['face1', 'face2', 'height', 'negative', 'prompt', 'seed', 'width'],
    ]);
    expect(workflow.outputNode).toBe('13');
    expect(peopleOf(workflow)).toBe(2);
  });

  it('is filled without a trace of the slots', () => {
    const nodes = fillWorkflow(workflow, values);
    expect(nodes[4]?.inputs.image).toBe('a.jpg');
    expect(nodes[5]?.inputs.image).toBe('b.jpg');
    expect(nodes[6]?.inputs.prompt).toBe('words');
    expect(nodes[11]?.inputs.seed).toBe(5);
    expect(nodes[10]?.inputs).toMatchObject({ width: 600, height: 800 });
    expect(JSON.stringify(nodes)).not.toContain('kinora');
  });

  it("has what is not wanted after the operator's own words for it", () => {
    const own = fillWorkflow(workflow, values)[7]?.inputs.prompt;
    expect(own).toContain('watermark');
    const nodes = fillWorkflow(workflow, { ...values, prompt: denied });
    expect([nodes[6]?.inputs.prompt, nodes[7]?.inputs.prompt]).toEqual(['words', `${own}, snow, rain`]);
  });

  it('loses the second face and its links where there is one person', () => {
    const nodes = fillWorkflow(workflow, { ...values, faces: ['a.jpg'] });
    expect(nodes).not.toHaveProperty('5');
    expect(nodes[6]?.inputs).not.toHaveProperty('image2');
    expect(nodes[6]?.inputs.image1).toEqual(['4', 0]);
  });

  it('stays as it is when it is filled', () => {
    fillWorkflow(workflow, values);
    expect(readWorkflow('example', example)).toEqual(workflow);
  });
});

it('takes any of the inputs that a slot may fill', () => {
  const nodes = fillWorkflow(readWorkflow('w', least()), values);
  expect([nodes[2]?.inputs.text, nodes[3]?.inputs.noise_seed]).toEqual(['words', 5]);
});

describe('words', () => {
  const fill = (change: object) =>
    fillWorkflow(readWorkflow('w', { ...least(), ...change }), { ...values, prompt: denied });

  it('that are not wanted are said in the prompt where they have no slot', () => {
    expect(fill({})[2]?.inputs.text).toBe('words\nNot in the picture: snow, rain.');
  });

  it('fill an empty slot for what is not wanted as they are', () => {
    const nodes = fill({ 5: node('kinora:negative', { text: '' }) });
    expect([nodes[2]?.inputs.text, nodes[5]?.inputs.text]).toEqual(['words', 'snow, rain']);
  });

  it('of scene and composition have slots of their own, which do without the whole prompt', () => {
    const nodes = fill({
      2: node('kinora:scene', { string: '' }),
      5: node('kinora:composition', { value: '' }),
    });
    expect(nodes[2]?.inputs.string).toBe('by the sea\nNot in the picture: snow, rain.');
    expect(nodes[5]?.inputs.value).toBe('close-up');
  });
});

describe('a workflow that cannot be used', () => {
  it.each([
    ['lacks a node titled kinora:output', { ...least(), 4: node('out', {}) }],
    ['lacks a node titled kinora:face1', { ...least(), 1: node('face', { image: '' }) }],
    ['unknown slot kinora:promt', { ...least(), 2: node('kinora:promt', { text: '' }) }],
    ['lacks a node titled kinora:prompt', { ...least(), 2: node('kinora:composition', { text: '' }) }],
    ['kinora:seed twice', { ...least(), 5: node('kinora:seed', { seed: 1 }) }],
    ['none of the inputs seed, noise_seed, value', { ...least(), 3: node('kinora:seed', { steps: 1 }) }],
    ['saved for the editor', { nodes: [], links: [] }],
    ['no workflow in API format', [1, 2]],
    ['no workflow in API format', { 1: { inputs: {} } }],
  ])('is refused: %s', (why, json) => {
    expect(() => readWorkflow('file.json', json)).toThrow(why);
    expect(() => readWorkflow('file.json', json)).toThrow('file.json');
  });
});
