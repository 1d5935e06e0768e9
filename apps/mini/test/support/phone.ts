import { fileURLToPath } from 'node:url';
import { createTranslator } from '@kinora/locales';
import zhHans from '@kinora/locales/tables/zh-Hans';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import { MiniHost } from '../host/mini-host.ts';
import { Screen } from '../host/screen.ts';
import type { Server } from './server.ts';

const FOLDER = fileURLToPath(new URL('../../dist/weapp', import.meta.url));

export const PHOTO = fileURLToPath(new URL('../../../../packages/studio/test/astronaut.png', import.meta.url));
/** Photos of one shoot. */
export const SHEETS = 20;
/** A shoot on a machine that does other work as well. */
export const SHOOT_MS = 240_000;
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

export const t = createTranslator('zh-Hans', zhHans);
export const themeName = (id: string): string => findCatalogueTheme(id)?.texts['zh-Hans']?.name ?? `no theme ${id}`;

/** A phone on which the first visit's guide was seen. */
const seenGuide = (): Map<string, unknown> => new Map([['kinora.guide', '1,1,1']]);

/** A phone on which the app runs, and what its user does. */
export class Phone {
  readonly host: MiniHost;
  readonly screen: Screen;
  readonly #server: Server;

  constructor(server: Server, storage: Map<string, unknown> = seenGuide()) {
    this.#server = server;
    this.host = new MiniHost({ folder: FOLDER, serverUrl: server.url, storage });
    this.screen = new Screen(this.host);
  }

  arrived(address: string): Promise<true> {
    return this.screen.until(`The page ${address}`, () => this.host.routes.at(-1) === address || undefined);
  }

  /** Starts the app, signs in as somebody new, and stands on the Photos tab. */
  async logIn(phone: string): Promise<void> {
    const { host, screen } = this;
    host.launch(at.login);
    await screen.fill(t('login.phone'), phone);
    await screen.press(t('login.agree'));
    await screen.press(t('login.get-code'));
    await screen.words(t('login.code', 6));
    await screen.fill(t('login.code', 6), (await this.#server.codeFor(phone)) ?? '');
    await this.arrived(at.visit);
  }

  async goToTab(tab: 'visit' | 'avatar' | 'shooting' | 'album' | 'mine'): Promise<void> {
    await this.screen.press(t(`tab.${tab}`));
    await this.arrived(at[tab]);
  }

  /** Takes the sample face into the studio, on the Face tab. */
  async takeSampleFace(): Promise<void> {
    await this.goToTab('avatar');
    await this.screen.press(t('add-face.sample'));
    await this.screen.words(t('avatar.ready-text'), 60_000);
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
    await screen.words(t('add-face.done'), 60_000);
    await screen.press(t('action.done'));
    await screen.words(t('avatar.ready-text'), 60_000);
  }

  /** Shoots a theme from the Photos tab, waits in the darkroom, and goes to choosing. */
  async shoot(theme: string): Promise<void> {
    await this.startShoot(theme);
    await this.goToChoosing();
  }

  /** Shoots a theme from the Photos tab; the page is the darkroom then. */
  async startShoot(theme: string): Promise<void> {
    const { screen } = this;
    await this.goToTab('visit');
    await screen.press(new RegExp(`^${themeName(theme)}`));
    await screen.press(t('theme.shoot', SHEETS));
    await screen.words(t('darkroom.of-total', SHEETS));
  }

  async goToChoosing(): Promise<void> {
    await this.screen.press(t('darkroom.choose'), SHOOT_MS);
    await this.arrived(at.result);
  }

  /** Keeps the first photos; the album shows them then. */
  async keep(count: number): Promise<void> {
    const { screen } = this;
    const cells = await screen.until('Photos to choose from', () => {
      const found = screen.buttons(/^第 \d+ 张 /);
      return found.length >= count && found;
    });
    for (const cell of cells.slice(0, count)) await screen.tap(cell);
    await screen.words(t('result.kept', count));
    await screen.press(t('result.keep'));
    await this.arrived(at.album);
  }

  close(): void {
    this.host.close();
  }
}
