import { PLACEHOLDER } from './placeholders.ts';

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[0]).filter((placeholder) => placeholder !== '%%');
}

/**
 * Holds the placeholders of a translation against its source. A form for one certain count (one, two, zero…) may leave the count out, and numbers
 * what follows it then; nothing else may be left out or added.
 */
export function placeholderFaults(text: string, original: string, mayOmitCount: boolean): string[] {
  const faults = text.replace(PLACEHOLDER, '').includes('%') ? ['has a % that is no placeholder; write %%'] : [];
  const wanted = placeholdersOf(original);
  const found = placeholdersOf(text);
  const sequence = wanted.filter((placeholder) => placeholder === '%s' || placeholder === '%d');
  const isNumbered = found.some((placeholder) => /%\d/.test(placeholder));
  if (isNumbered && found.some((placeholder) => placeholder === '%s' || placeholder === '%d')) {
    return [...faults, 'mixes %1 with %s or %d'];
  }
  let next = 0;
  const expected = wanted.map((placeholder) => {
    const isPositional = placeholder === '%s' || placeholder === '%d';
    return { placeholder: isNumbered && isPositional ? `%${++next}` : placeholder, isCount: placeholder === '%d' };
  });
  for (const { placeholder, isCount } of expected) {
    if (!found.includes(placeholder) && !(mayOmitCount && isCount)) faults.push(`lacks ${placeholder}`);
  }
  const known = expected.map((entry) => entry.placeholder);
  for (const placeholder of found)
    if (!known.includes(placeholder)) faults.push(`has ${placeholder}, which the source has not`);
  const order = found.filter((placeholder) => placeholder === '%s' || placeholder === '%d');
  const isCountLast = sequence.lastIndexOf('%s') < sequence.indexOf('%d');
  const isShorter = mayOmitCount && isCountLast && order.join() === sequence.filter((one) => one !== '%d').join();
  if (!isNumbered && faults.length === 0 && order.join() !== sequence.join() && !isShorter) {
    faults.push(`has ${order.join(' ')} where the source has ${sequence.join(' ')}; number them`);
  }
  return faults;
}
