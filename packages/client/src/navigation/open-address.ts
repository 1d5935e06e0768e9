import { navigation } from './navigator';
import { readAddress } from './routes';

/** Opens the page of an address of ours in the place of all others; an address that is none leads to the Photos tab. */
export async function relaunchAt(address: string | undefined): Promise<void> {
  const { page, query, isKnown } = readAddress(address ?? '');
  const isPlace = isKnown && page !== 'welcome' && page !== 'login' && page !== 'wxauth';
  await (isPlace ? navigation.relaunch(page, query) : navigation.relaunch('visit'));
}
