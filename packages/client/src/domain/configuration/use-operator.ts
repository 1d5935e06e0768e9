import { useBootstrap } from '../../api/use-bootstrap';

interface Operator {
  /** Empty where the operator has not said, and until it is known. */
  readonly name: string;
  readonly contact: string;
  /** Law that governs the terms. */
  readonly law: string;
  /** Version of the terms that are in force; empty until it is known. */
  readonly terms: string;
}

/** Who runs this studio, where they are reached, and the version of their terms. */
export function useOperator(): Operator {
  const config = useBootstrap();
  const { name = '', contact = '', law = '' } = config?.operator ?? {};
  return { name, contact, law, terms: config?.terms ?? '' };
}
