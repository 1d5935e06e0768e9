import { Fragment, type ReactNode } from 'react';

/** A sentence whose marks, each one character, are replaced by nodes: word order is the translation's business. */
export function placeLinks(sentence: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  const pattern = new RegExp(`([${Object.keys(nodes).join('')}])`);
  return sentence
    .split(pattern)
    .map((part, index) => <Fragment key={`${index}${part}`}>{nodes[part] ?? part}</Fragment>);
}
