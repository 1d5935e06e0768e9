import type { ShootProgress } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { expect, it } from 'vitest';
import { troubleText } from './use-trouble-text';

const t = createTranslator('en', await loadTable('en'));
const shoot: ShootProgress = {
  ...{ id: 's', theme: 'sakura', state: 'shooting', ahead: 0, wait_s: 5, total: 20, dropped: 0, photos: [], faces: [] },
};

it('says nothing while all is well', () => {
  expect(troubleText(t, shoot)).toBeUndefined();
  expect(troubleText(t, { ...shoot, troubles: [] })).toBeUndefined();
});

it('says that pictures were not enough like the person', () => {
  const troubles = [{ engine: 'studio', what: 'unlike', sheets: 2 } as const];
  expect(troubleText(t, { ...shoot, dropped: 2, troubles })).toBe(
    '2 photos were not enough like you, so we left them out.',
  );
});

it('says who stood in', () => {
  const troubles = [{ engine: 'hosted', what: 'refused', instead: 'studio', sheets: 3 } as const];
  expect(troubleText(t, { ...shoot, troubles })).toBe(
    'Cloud studio could not make everything, so 3 photos were taken by House studio.',
  );
});

it('says of a description that the stand-in draws no clothes', () => {
  const troubles = [{ engine: 'hosted', what: 'refused', instead: 'studio', sheets: 3 } as const];
  expect(troubleText(t, { ...shoot, theme: 'custom', troubles })).toContain(
    'your clothes and face stay as in your own',
  );
});

it('says what is not counted before who stood in', () => {
  const troubles = [
    { engine: 'hosted', what: 'refused', instead: 'studio', sheets: 3 } as const,
    { engine: 'hosted', what: 'failed', sheets: 1 } as const,
  ];
  expect(troubleText(t, { ...shoot, dropped: 1, troubles })).toBe(
    'Cloud studio could not make 1 photo. It is not counted and costs nothing.',
  );
});

it('of a shoot that failed it says which engine does not work', () => {
  const troubles = [{ engine: 'comfyui', what: 'unavailable', sheets: 0 } as const];
  expect(troubleText(t, { ...shoot, state: 'failed', troubles })).toContain('GPU studio could not do the shoot.');
});

it('of a shoot that failed for the photo it leaves the advice about the photo', () => {
  const troubles = [{ engine: 'studio', what: 'unlike', sheets: 20 } as const];
  expect(troubleText(t, { ...shoot, state: 'failed', dropped: 20, troubles })).toBeUndefined();
});

it('says how many pictures moderation refused, and why', () => {
  const troubles = [{ engine: 'hosted', what: 'moderated', why: 'sexual', sheets: 2 } as const];
  expect(troubleText(t, { ...shoot, dropped: 2, troubles })).toBe(
    'The content check held back 2 photos: too much bare skin, or sexual content. They are not counted and cost nothing.',
  );
});

it('does not say of what moderation refused that it was unlike', () => {
  const troubles = [
    { engine: 'studio', what: 'moderated', why: 'minor', sheets: 1 } as const,
    { engine: 'studio', what: 'unlike', sheets: 3 } as const,
  ];
  const text = troubleText(t, { ...shoot, dropped: 4, troubles });
  expect(text).toContain('held back 1 photo: content that may involve a minor.');
  expect(text).toContain('3 photos were not enough like you');
});

it('of a shoot that moderation refused as a whole it says so', () => {
  const troubles = [{ engine: 'hosted', what: 'moderated', why: 'violence', sheets: 20 } as const];
  expect(troubleText(t, { ...shoot, state: 'failed', dropped: 20, troubles })).toContain(
    'The content check held back every photo: violence or blood. You paid nothing.',
  );
});

it('of a refused picture that was made anew elsewhere it says who made it', () => {
  const troubles = [{ engine: 'hosted', what: 'moderated', why: 'sexual', instead: 'studio', sheets: 1 } as const];
  expect(troubleText(t, { ...shoot, troubles })).toContain('1 photo was taken by House studio');
});

it('says what was not sent out once the consent was withdrawn', () => {
  const troubles = [{ engine: 'hosted', what: 'withheld', sheets: 2 } as const];
  expect(troubleText(t, { ...shoot, dropped: 2, troubles })).toBe(
    'After the consent was withdrawn, 2 photos were no longer sent out to be made. They are not counted and cost nothing.',
  );
  expect(troubleText(t, { ...shoot, state: 'failed', dropped: 20, troubles })).toContain('You paid nothing.');
});
