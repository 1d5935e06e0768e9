/** What the peers use of it; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Context {
    path: string;
    method: string;
    query: Readonly<Record<string, string | undefined>>;
    href: string;
    type: string;
    status: number;
    body: unknown;
    respond?: boolean;
    req: IncomingMessage & { body?: string };
    res: ServerResponse;
    oidc: { client: { clientId: string }; session: { accountId: string } };
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Policy {
    add(prompt: object): void;
  }

  export const interactionPolicy: {
    base(): Policy;
    Prompt: new (info: { name: string; requestable: boolean }) => object;
  };

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (properties: {
      clientId: string;
      accountId: string;
    }) => Grant;
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: object,
    ): Promise<void>;
  }
}
