// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LegalDocument } from './legal-document';

const t = createTranslator('en', await loadTable('en'));
const { config } = vi.hoisted(() => ({ config: { operator: {}, terms: '2026-11-29' } }));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../api/use-bootstrap', () => ({ useBootstrap: () => config }));
vi.mock('../../api/failed-answer', () => ({ FailedAnswer: () => null }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { keepdays: 30, closingdays: 7, guardianage: 14, shop: true } }),
}));
afterEach(cleanup);

const facts = () => {
  const { container } = render(<LegalDocument text="privacy" Head="h2" />);
  return [...container.querySelectorAll('bdi')].map((fact) => fact.textContent);
};

test('at the head of a document stand the version that is in force and who answers for it, as the operator says', () => {
  config.operator = { name: 'Lin Studio', contact: 'help@lin.example', law: 'Hong Kong' };
  expect(facts()).toEqual(['Lin Studio', 'help@lin.example', 'Hong Kong']);
  expect(document.body.textContent).toContain(t('legal.version', '2026-11-29'));
});

test('what the operator has not said has no line', () => {
  config.operator = { contact: 'help@lin.example' };
  expect(facts()).toEqual(['help@lin.example']);
});
