/** Browsers of phones tell the kind of their network, the others do not. */
interface Network {
  readonly connection?: { readonly type?: string };
}

/** Whether the network may be a carrier's: it is, or the browser does not tell. */
export function isCarrierInReach(): boolean {
  const { connection } = navigator as Navigator & Network;
  return ['cellular', 'unknown'].includes(connection?.type ?? 'unknown');
}
