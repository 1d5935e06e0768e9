import { expect, it } from 'vitest';
import { choose, confirm, pendingQuestion } from './confirm';

const question = { title: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No' };

it('answers with what the user says and takes the question away', async () => {
  const answer = confirm(question);
  pendingQuestion.get()?.answer(true);
  expect(await answer).toBe(true);
  expect(pendingQuestion.get()).toBeUndefined();
});

it('cancels a question when another one takes its place', async () => {
  const first = confirm(question);
  const second = confirm({ ...question, title: 'And this?' });
  expect(await first).toBe(false);
  expect(pendingQuestion.get()?.title).toBe('And this?');
  pendingQuestion.get()?.answer(false);
  expect(await second).toBe(false);
});

it('tells an answer from none', async () => {
  const declined = choose(question);
  pendingQuestion.get()?.answer(false);
  expect(await declined).toBe(false);
  const closed = choose(question);
  pendingQuestion.get()?.answer(undefined);
  expect(await closed).toBeUndefined();
});
