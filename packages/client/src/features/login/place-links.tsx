import { Fragment, type ReactNode } from 'react';

/** What stands behind a link without a space. */
const TAIL = /^[\p{Po}\p{Pe}\p{Pf}]+/u;

/**
 * A sentence whose marks, each one character, are replaced by nodes: word order is the translation's business. Each is given the
 * comma or full stop behind it: between a button and a letter a line may end.
 */
export function placeLinks(sentence: string, nodes: Readonly<Record<string, (tail: string) => ReactNode>>): ReactNode {
  const pattern = new RegExp(`([${Object.keys(nodes).join('')}])`);
  const parts = sentence.split(pattern);
  const tailAt = (index: number): string => TAIL.exec(parts[index] ?? '')?.[0] ?? '';
  return parts.map((part, index) => {
    const node = nodes[part];
    const isBehindNode = nodes[parts[index - 1] ?? ''] !== undefined;
    const shown = node?.(tailAt(index + 1)) ?? (isBehindNode ? part.slice(tailAt(index).length) : part);
    return <Fragment key={`${index}${part}`}>{shown}</Fragment>;
  });
}
