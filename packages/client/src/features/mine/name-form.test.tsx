// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const { changeName } = vi.hoisted(() => ({ changeName: vi.fn(async () => undefined) }));
vi.mock('../../domain/account/use-account-change', () => ({ changeName }));
vi.mock('../../lib/translation', () => {
  const t = (key: string, ...args: unknown[]) => [key, ...args].join(' ');
  return { useT: () => Object.assign(t, { locale: 'en' }), currentTranslator: () => t };
});
const { NameForm } = await import('./name-form');
afterEach(cleanup);

test('a name that is too long is neither cut nor sent, but counted', async () => {
  const onDone = vi.fn();
  render(<NameForm name="Ann" onDone={onDone} />);
  const field = screen.getByLabelText<HTMLInputElement>('mine.name');
  fireEvent.change(field, { target: { value: 'a'.repeat(23) } });
  expect(field.value).toHaveLength(23);
  expect(field.maxLength).toBe(-1);
  expect(screen.getByRole('alert').textContent).toBe('mine.name-long 20 23');
  fireEvent.submit(field);
  expect(changeName).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'a'.repeat(20) } });
  fireEvent.submit(field);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(changeName).toHaveBeenCalledWith('a'.repeat(20));
});

test('a name that was written and not saved is there again after going back, until it is saved', async () => {
  const onDone = vi.fn();
  const open = () => {
    cleanup();
    render(<NameForm name="Ann" onDone={onDone} />);
    return screen.getByLabelText<HTMLInputElement>('mine.name');
  };
  fireEvent.change(open(), { target: { value: 'Ann Lee' } });
  expect(open().value).toBe('Ann Lee');
  fireEvent.submit(screen.getByLabelText('mine.name'));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(open().value).toBe('Ann');
});
