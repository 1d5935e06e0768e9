import type { RealPersonCode, RealPersonFault } from '@kinora/contract';

/** Who somebody says that they are: goes to the service and nowhere else. */
export interface Identity {
  name: string;
  /** 18 characters, checked. */
  number: string;
}

export interface ServiceOrder {
  /** Of the check, ours. */
  id: string;
  identity: Identity | undefined;
  /** What the service's library says of the device; empty where there is none. */
  metaInfo: string;
  /** Where its page sends the browser back to; empty where the product has no address. */
  returnUrl: string;
}

/** How a check ended at a service, in the codes of the specification. */
export interface ServiceVerdict {
  code: RealPersonCode;
  fault: RealPersonFault | null;
}

/** A service outside of this machine that checks by itself, on a page of its own, that a real person is before the camera. */
export interface RealPersonService {
  name: 'aliyun' | 'tencent';
  /** It compares with the picture of an identity card, whose number and name it must know. */
  needsIdentity: boolean;
  /** Throws RealPersonSilentError or RealPersonLimitError. */
  begin(order: ServiceOrder): Promise<{ token: string; url: string }>;
  /** How the check ended, asked for once the page has sent the browser back. Throws RealPersonSilentError. */
  ask(token: string): Promise<ServiceVerdict>;
}

/** The service does not answer, or not as it documents. Its message is a code of the service's, never what was sent. */
export class RealPersonSilentError extends Error {
  override readonly name = 'RealPersonSilentError';
}

/** The service checks this person no more today. */
export class RealPersonLimitError extends Error {
  override readonly name = 'RealPersonLimitError';
}
