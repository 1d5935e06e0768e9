import { ERROR } from '@kinora/contract';
import { call } from '../../api/call';
import { type CommandError, isError } from '../../api/command-error';
import { choose } from '../../lib/confirm';
import { listWords } from '../../lib/format-list';
import { joinSentences } from '../../lib/join-sentences';
import { groupPeople } from '../../lib/people';
import { serviceNames } from '../../lib/service-names';
import { currentTranslator } from '../../lib/translation';
import { answerPurpose } from '../account/answer-purpose';

/**
 * Asks whether photos of those whom a shoot was refused for may go to services outside of the studio, and puts the answer on record. True:
 * the shoot may be asked for again, which is then made by whom the answer allows.
 * @param error outsideUnanswered, or outsideOnly of a shoot that the studio cannot make itself.
 */
export async function askOutside(error: CommandError): Promise<boolean> {
  const t = currentTranslator();
  const isOnly = isError(error, ERROR.outsideOnly);
  const [{ services }, { icons }] = await Promise.all([call('GLOBALCONF', {}), call('QUERYICONS', {})]);
  const people = groupPeople(icons, t).filter(({ id }) => error.args.includes(id));
  const names = listWords(
    t.locale,
    people.map(({ name }) => name),
  );
  const others = people.some(({ relation }) => relation !== 'me')
    ? [t('outside.ask-who', names), t('outside.ask-text-other')]
    : [];
  const answer = await choose({
    title: t('outside.ask-title'),
    text: joinSentences([t(isOnly ? 'outside.ask-only' : 'outside.ask-text', serviceNames(t, services)), ...others]),
    confirmLabel: t('outside.agree'),
    cancelLabel: t(isOnly ? 'outside.other' : 'outside.refuse'),
  });
  // A theme that the studio cannot make is left; the question comes again with the next one.
  if (answer === undefined || (isOnly && !answer)) return false;
  await answerPurpose('outside', error.args, answer);
  return true;
}
