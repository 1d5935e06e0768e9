import { CODE_TYPE, type CodeType } from '@kinora/contract';

/** What a message says that its code is for: whoever reads it to somebody must see what they open by it. */
export type CodePurpose = 'login' | 'phone' | 'pay' | 'closing';

const PURPOSES: Readonly<Record<CodeType, CodePurpose>> = {
  [CODE_TYPE.login]: 'login',
  [CODE_TYPE.changePhone]: 'phone',
  [CODE_TYPE.oldPhone]: 'phone',
  [CODE_TYPE.liaoPay]: 'pay',
  [CODE_TYPE.closeAccount]: 'closing',
};

export const purposeOf = (type: CodeType): CodePurpose => PURPOSES[type];

/** Approved templates of the operator's; a purpose without one of its own has the first. */
export type CodeTemplates = Readonly<Record<'login', string> & Partial<Record<CodePurpose, string>>>;

export const templateOf = (templates: CodeTemplates, type: CodeType): string =>
  templates[purposeOf(type)] ?? templates.login;

/** Those that were given. */
export function readTemplates(login: string, own: Readonly<Record<Exclude<CodePurpose, 'login'>, string | null>>) {
  const given = Object.entries(own).filter(([, template]) => template !== null);
  return { login, ...Object.fromEntries(given) } as CodeTemplates;
}
