import type { MarkLanguage } from './mark-language.ts';

/** "Made by AI", as short as each language says it (GB 45438-2025, 5.2: AI, and that it was generated). */
export const MARK_TEXTS: Readonly<Record<MarkLanguage, string>> = {
  zh: 'AI 生成',
  en: 'AI generated',
  ko: 'AI 생성',
  th: 'สร้างโดย AI',
  vi: 'Do AI tạo',
  id: 'Dibuat AI',
  ru: 'Создано ИИ',
  fr: 'Généré par IA',
  de: 'KI-generiert',
  it: 'Generata da IA',
  es: 'Generada por IA',
  pt: 'Gerada por IA',
  ar: 'من صنع AI',
};
