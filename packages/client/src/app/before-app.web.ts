/*
 * What runs before the app's code is fetched, so that what the server has drawn is seen at once. It is small, and imports
 * next to nothing: see decision 0026.
 */
import { matchLocale } from '@kinora/locales';
import type { PAGE_TABLE } from '../navigation/page-table';

/** From here on Photos has two columns, which nobody has drawn. */
const WIDE = '(min-width: 768px)';
/** The app's code waits so long for the pictures: they have the network for themselves. */
const PICTURES_MS = 300;

/** What the built page lists: see `vite-plugins/list-first-files.ts` of the web's shell. */
interface FirstFiles {
  readonly app: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly gateway: readonly string[];
}

/** A first screen that the server has drawn. */
export interface DrawnScreen {
  readonly page: 'welcome' | 'visit';
  readonly locale: string;
}

type HashOf<Page extends DrawnScreen['page']> = `#${(typeof PAGE_TABLE)[Page]['address']}`;
/** Without the page table, which this script has no room for; another address there does not compile here. */
const DRAWN: Readonly<Record<'' | '#/' | HashOf<'welcome'>, 'welcome'> & Record<HashOf<'visit'>, 'visit'>> = {
  '': 'welcome',
  '#/': 'welcome',
  '#/pages/welcome/welcome': 'welcome',
  '#/pages/tabBar/visit/visit': 'visit',
};
const PAGES: Readonly<Record<string, DrawnScreen['page'] | undefined>> = DRAWN;

/** As `platform/storage` keeps it. */
function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(`kinora.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The screen that was drawn for this reader: for a guest whose language the server knew. Applies light or dark as they chose. */
export function findDrawnScreen(): DrawnScreen | undefined {
  const root = document.documentElement;
  const appearance = kept('appearance');
  if (appearance !== undefined) root.dataset.appearance = appearance;
  const locale = root.dataset.drawn;
  const isOwn = locale !== undefined && kept('locale') === undefined && matchLocale(navigator.language) === locale;
  const page = PAGES[location.hash];
  return isOwn && page && kept('login') === undefined ? { page, locale } : undefined;
}

/** Shows a drawn screen until the app takes its place. Resolves when it has been painted. */
export async function showDrawnScreen({ page }: DrawnScreen): Promise<void> {
  const drawn = document.querySelector<HTMLTemplateElement>(`#drawn-${page}`);
  if (!drawn || (page === 'visit' && matchMedia(WIDE).matches)) return;
  const screen = document.createElement('div');
  screen.id = 'first-screen';
  screen.inert = true;
  screen.append(drawn.content.cloneNode(true));
  const pictures = comeInTurn([...screen.querySelectorAll('img')]);
  document.body.append(screen);
  document.documentElement.classList.add('drawn');
  await Promise.race([Promise.all([painted(), pictures]), wait(PICTURES_MS)]);
}

/** The first picture is the largest: the others follow it. Resolves when all are there. */
async function comeInTurn([largest, ...others]: readonly HTMLImageElement[]): Promise<void> {
  if (!largest) return;
  const addresses = others.map((picture) => picture.getAttribute('src') ?? '');
  for (const picture of others) picture.removeAttribute('src');
  largest.fetchPriority = 'high';
  await ended(largest);
  const following = others.map(ended);
  for (const [place, picture] of others.entries()) picture.src = addresses[place] ?? '';
  await Promise.all(following);
}

const ended = (picture: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
  });

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Undefined while developing, when nothing is built. */
function listedFiles(): FirstFiles | undefined {
  const list = document.getElementById('first-files')?.textContent;
  return list ? JSON.parse(list) : undefined;
}

const addressOf = (file: string): string => new URL(file, document.baseURI).href;

function fetchAhead(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = addressOf(file);
    document.head.append(link);
  }
}

/** Fetches the app's code, with that and the texts of a drawn page, side by side, and runs it up file by file: between them the browser answers. */
export async function runUpApp(drawn: DrawnScreen | undefined): Promise<void> {
  const files = listedFiles();
  if (!files) return;
  const { app, pages, texts } = files;
  const page = drawn ? (pages[drawn.page] ?? []) : [];
  fetchAhead([...app, ...page, ...(drawn ? (texts[drawn.locale]?.[drawn.page] ?? []) : [])]);
  for (const file of [...app, ...page]) {
    await import(/* @vite-ignore */ addressOf(file));
    await wait(0);
  }
}

/** Fetches what the first command needs: it is asked a moment after the app has started. */
export function fetchGateway(): void {
  fetchAhead(listedFiles()?.gateway ?? []);
}

/** The gallery that a guest sees, asked for beside the app's code. */
export async function fetchFirstGallery(locale: string): Promise<unknown> {
  const answer = await fetch(new URL(`gallery.json?l=${locale}`, document.baseURI));
  return answer.ok ? answer.json() : undefined;
}
