import { fileURLToPath } from 'node:url';
import { createTranslator, loadTable } from '@kinora/locales';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import { inject } from 'vitest';
import { MiniHost } from '../host/mini-host.ts';
import { Screen } from '../host/screen.ts';
import type { Server } from './server.ts';
import { codeFor, newNumber } from './sign-in.ts';

/** The built package. */
export const FOLDER = fileURLToPath(new URL('../../dist/weapp', import.meta.url));

export const PHOTO = fileURLToPath(new URL('../../../../packages/studio/test/astronaut.png', import.meta.url));
/** Photos of one shoot of a theme. */
export const SHEETS = 20;
/** Photos that a shoot in one's own words has at least. */
export const FEWEST = 4;
/** What the studio makes, on a machine that does other work as well, and behind what it makes for other files. */
export const STUDIO_MS = 240_000;
export const at = {
  visit: '/pages/tabBar/visit/visit',
  avatar: '/pages/tabBar/avatar/avatar',
  shooting: '/pages/tabBar/shooting/shooting',
  album: '/pages/tabBar/album/album',
  mine: '/pages/tabBar/mine/mine',
  login: '/pagesA/login/login',
  result: '/pagesA/result/result',
  preview: '/pagesA/preview/preview',
  video: '/pagesB/previewVideo/previewVideo',
} as const;

export const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
/** What is heard of the box of the agreement: the documents, and the age that is stated with them. */
export const agreement = `${t('login.agree')} · ${t('login.age', 14)}`;
export const themeName = (id: string): string => findCatalogueTheme(id)?.texts['zh-Hans']?.name ?? `no theme ${id}`;

/** A phone on which the first visit's guide was seen. */
const seenGuide = (): Map<string, unknown> => new Map([['kinora.guide', '1,1,1']]);

const sharedServer = () => ({ url: inject('serverUrl'), inbox: inject('inbox') });

interface PhoneOptions {
  /** What was stored by an earlier run. */
  readonly storage?: Map<string, unknown>;
  /** A file's own server; without it, the one that all files share. */
  readonly server?: Pick<Server, 'url' | 'inbox'>;
  /** What its host does not lend. */
  readonly lacks?: readonly string[];
  /** Whose host it is; without one the chat app's. */
  readonly maker?: 'tt' | 'ks' | undefined;
}

/** A phone on which the app runs, and what its user does. */
export class Phone {
  readonly host: MiniHost;
  readonly screen: Screen;
  readonly #inbox: string;

  constructor({ storage = seenGuide(), server = sharedServer(), lacks = [], maker }: PhoneOptions = {}) {
    this.#inbox = server.inbox;
    this.host = new MiniHost({ folder: FOLDER, serverUrl: server.url, storage, lacks, maker });
    this.screen = new Screen(this.host);
  }

  arrived(address: string): Promise<true> {
    return this.screen.until(`The page ${address}`, () => this.host.routes.at(-1) === address || undefined);
  }

  /** Whether the host's false page stands, which going back takes in the page's place. */
  isTrapSet(): boolean {
    return this.host.page.hasFalsePage;
  }

  /** Goes back where something lies over the page: what lies on top closes. The host draws its false page a moment later. */
  async goBackFromLayer(): Promise<void> {
    await this.screen.until('The false page', () => this.isTrapSet());
    this.host.goBack();
  }

  /** Starts the app, signs in as somebody new, and stands on the Photos tab. */
  async logIn(number = newNumber()): Promise<void> {
    const { host, screen } = this;
    host.launch(at.login);
    await screen.fill(t('login.phone'), number);
    await screen.press(agreement);
    await screen.press(t('login.get-code'));
    await this.fillCode(number);
    await this.arrived(at.visit);
  }

  /** Writes the newest code that was sent to a number into the field for it. */
  async fillCode(number: string): Promise<void> {
    await this.screen.words(t('login.code', 6));
    await this.screen.fill(t('login.code', 6), await codeFor(this.#inbox, number));
  }

  async goToTab(tab: 'visit' | 'avatar' | 'shooting' | 'album' | 'mine'): Promise<void> {
    await this.screen.press(t(`tab.${tab}`));
    await this.arrived(at[tab]);
  }

  /** Takes the sample face into the studio, on the Face tab. */
  async takeSampleFace(): Promise<void> {
    await this.goToTab('avatar');
    await this.screen.press(t('add-face.sample'));
    await this.screen.words(t('avatar.ready-text'), STUDIO_MS);
  }

  /** Brings a photo of their own into the studio, on the Face tab. */
  async addOwnFace(): Promise<void> {
    const { host, screen } = this;
    await this.goToTab('avatar');
    await screen.press(t('avatar.add-first'));
    await screen.press(t('add-face.agree'));
    await screen.press(t('add-face.go-on'));
    host.media.picks = [PHOTO];
    await screen.press(t('add-face.album'));
    await screen.words(t('add-face.done'), STUDIO_MS);
    await screen.press(t('action.done'));
    await screen.words(t('avatar.ready-text'), STUDIO_MS);
  }

  /** Shoots what a description says, from the tab of shoots: the fewest photos there are. The page is the darkroom then. */
  async startCustomShoot(description: string): Promise<void> {
    const { screen } = this;
    await this.goToTab('shooting');
    await screen.press(t('custom.by-words'));
    await screen.fill(t('custom.label'), description);
    await screen.press(t('theme.shoot', FEWEST));
    await screen.words(t('darkroom.of-total', FEWEST));
  }

  async goToChoosing(): Promise<void> {
    await this.screen.press(t('darkroom.choose'), STUDIO_MS);
    await this.arrived(at.result);
  }

  /** Taps the first photos that one may choose from. */
  async choose(count: number): Promise<void> {
    const cells = await this.screen.until('Photos to choose from', () => {
      const found = this.screen.buttons(/^第 \d+ 张 /);
      return found.length >= count && found;
    });
    for (const cell of cells.slice(0, count)) await this.screen.tap(cell);
  }

  /** Keeps the first photos; the album shows them then. */
  async keep(count: number): Promise<void> {
    const { screen } = this;
    await this.choose(count);
    await screen.words(t('result.kept', count));
    await screen.press(t('result.done'));
    await this.arrived(at.album);
  }

  close(): void {
    this.host.close();
  }
}
