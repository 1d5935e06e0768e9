// @vitest-environment happy-dom
import { ERROR, type OrderNoteKind } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { NoteSheet } from './note-sheet';

const t = createTranslator('en', await loadTable('en'));
const { server, sent, shown, failures } = vi.hoisted(() => ({
  server: { refuses: undefined as unknown },
  sent: [] as unknown[],
  shown: [] as string[],
  failures: [] as unknown[],
}));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../ui/toast', () => ({ showToast: ({ text }: { text: string }) => shown.push(text) }));
vi.mock('../../api/show-error', () => ({ showError: (error: unknown) => failures.push(error) }));
vi.mock('../../navigation/page-sheet', () => ({
  PageSheet: ({ isOpen, title, children, footer }: Record<string, React.ReactNode>) =>
    isOpen ? (
      <section>
        <h1>{title}</h1>
        {children}
        {footer}
      </section>
    ) : null,
}));
vi.mock('../../domain/orders/write-note', () => ({
  writeNote: async (note: unknown) => {
    if (server.refuses !== undefined) throw server.refuses;
    sent.push(note);
  },
}));
const onClose = vi.fn();
beforeEach(() => {
  server.refuses = undefined;
  for (const list of [sent, shown, failures]) list.length = 0;
  onClose.mockClear();
});
afterEach(cleanup);

function write(kind: OrderNoteKind, words: string): HTMLElement {
  render(<NoteSheet oid="o1" kind={kind} limits={{ min: 8, max: 200 }} onClose={onClose} />);
  const field = screen.getByLabelText(t('note.text'));
  fireEvent.change(field, { target: { value: words } });
  fireEvent.click(screen.getByText(t('note.send')));
  return field;
}

test.each([
  ['contact', 'When does it come?'],
  ['complain', 'It came torn in two'],
  ['comment', '好'],
] as const)('what is written (%s) is sent once it is long enough, and the sheet closes', async (kind, words) => {
  write(kind, `  ${words} `);
  expect(screen.getByText(t(`order.${kind}`))).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect([sent, shown]).toEqual([[{ oid: 'o1', kind, question: words }], [t('note.sent')]]);
});

test.each([
  ['contact', 'Too few', '8'],
  ['complain', '😀😀😀😀😀', '8'],
  ['comment', '   ', '1'],
] as const)('too few characters (%s: "%s") are told at the field, and not sent', async (kind, words, least) => {
  const field = write(kind, words);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toContain(t('error.14034', least, '200'));
  expect([sent, onClose.mock.calls]).toEqual([[], []]);
});

test('words that are refused are told at the field, and stay there; what else fails is told', async () => {
  server.refuses = new CommandError(ERROR.questionRefused);
  const field = write('contact', 'Something that is refused') as HTMLTextAreaElement;
  await screen.findByText(t('error.14035'));
  expect([field.value, failures]).toEqual(['Something that is refused', []]);
  server.refuses = new Error('no network');
  fireEvent.click(screen.getByText(t('note.send')));
  await waitFor(() => expect(failures).toEqual([server.refuses]));
  expect(onClose).not.toHaveBeenCalled();
});
