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
const values = { faces: ['a.jpg', 'b.jpg'], prompt: 'words', seed: 5, widthPx: 600, heightPx: 800 };

describe('the example workflow', () => {
  const workflow = readWorkflow('example', example);

  it('has a slot for everything, and for two people', () => {
    expect(Object.keys(workflow.slots).sort()).toEqual(['face1', 'face2', 'height', 'prompt', 'seed', 'width']);
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

describe('a workflow that cannot be used', () => {
  it.each([
    ['lacks a node titled kinora:output', { ...least(), 4: node('out', {}) }],
    ['lacks a node titled kinora:face1', { ...least(), 1: node('face', { image: '' }) }],
    ['unknown slot kinora:promt', { ...least(), 2: node('kinora:promt', { text: '' }) }],
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
