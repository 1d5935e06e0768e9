import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { HostAlbum } from './album.ts';
import { HostFiles } from './files.ts';
import { HostPage, type PageDefinition } from './host-page.ts';
import { HostMedia } from './media.ts';
import { ScriptEngine } from './modules.ts';
import { HostNetwork } from './network.ts';
import { HostPermissions } from './permissions.ts';
import { readTemplates, type Template } from './templates.ts';
import { HostTimers } from './timers.ts';

interface Callbacks {
  readonly success?: (answer: object) => void;
  readonly fail?: (failure: { errMsg: string }) => void;
}
type Lifecycles = Readonly<Record<string, ((options: object) => void) | undefined>>;

export interface HostOptions {
  /** The built package. */
  readonly folder: string;
  /** Where the server really is. */
  readonly serverUrl: string;
  readonly language?: string;
  /** What was stored by an earlier run. */
  readonly storage?: Map<string, unknown>;
  /** Names of what this host does not lend, as hosts of other makers do not. */
  readonly lacks?: readonly string[];
  /** The maker's own name for the host; without one it is the chat app's. */
  readonly maker?: 'tt' | 'ks' | undefined;
}

const BUILT_SERVER = 'http://127.0.0.1:7700';
const SCENE_MAIN_ENTRY = 1001;
const MAX_PAGES = 10;

/** The host of a mini-program, in Node: it runs the built package, shows its pages as trees, and lends it what `wx` has. */
export class MiniHost {
  readonly files = new HostFiles();
  readonly network: HostNetwork;
  readonly storage: Map<string, unknown>;
  readonly permissions = new HostPermissions();
  readonly album = new HostAlbum(this.files, this.permissions);
  readonly timers = new HostTimers();
  readonly media = new HostMedia(this.files, (bytes) => this.#engine.buffer(bytes));
  clipboard = '';
  /** What it gives to sign in with next. */
  loginCode = '';
  /** Whether the app is in front. */
  isShown = true;
  /** Whether the page is pulled down, until the app says that it has refreshed. */
  isRefreshing = false;
  readonly #engine: ScriptEngine;
  readonly #templates: ReadonlyMap<string, Template>;
  readonly #definitions = new Map<string, PageDefinition>();
  readonly #routes: ReadonlySet<string>;
  readonly #language: string;
  readonly #folder: string;
  #app: Lifecycles = {};
  #loading = '';
  #stack: HostPage[] = [];
  readonly #onShow = new Set<() => void>();
  readonly #onHide = new Set<() => void>();

  constructor({ folder, serverUrl, language = 'zh_CN', storage = new Map(), lacks = [], maker }: HostOptions) {
    this.storage = storage;
    this.#language = language;
    this.#folder = folder;
    this.network = new HostNetwork({ built: BUILT_SERVER, real: serverUrl }, this.files);
    this.network.onAnswer = () => this.permissions.noteWait();
    this.#templates = readTemplates(readFileSync(path.join(folder, 'base.wxml'), 'utf8'));
    this.#routes = new Set(routesOf(JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8'))));
    const wx = Object.fromEntries(Object.entries(this.#wx()).filter(([name]) => !lacks.includes(name)));
    this.#engine = new ScriptEngine(folder, {
      console,
      ...this.timers.api,
      wx,
      ...(maker && { [maker]: wx }),
      App: (app: Lifecycles) => {
        this.#app = app;
      },
      getApp: () => this.#app,
      Page: (definition: PageDefinition) => this.#definitions.set(this.#loading, definition),
      Component: () => undefined,
      Behavior: (behavior: unknown) => behavior,
      getCurrentPages: () => this.#stack.map(({ instance }) => instance),
    });
  }

  /** Starts the app on a page, as a tap on its icon or a shared card does. */
  launch(url = '/pages/welcome/welcome'): void {
    this.#engine.load('app');
    const [route = '', query = ''] = url.replace(/^\//, '').split('?');
    const options = { path: route, query: readQuery(query), scene: SCENE_MAIN_ENTRY };
    this.#app.onLaunch?.(options);
    this.#app.onShow?.(options);
    if (this.#routes.has(route)) this.#open(url);
    else this.#app.onPageNotFound?.({ ...options, isEntryPage: true });
  }

  /** The visible page. */
  get page(): HostPage {
    const page = this.#stack.at(-1);
    if (!page) throw new Error('No page is open');
    return page;
  }

  /** Addresses of the open pages, the visible one last. */
  get routes(): readonly string[] {
    return this.#stack.map(({ route }) => `/${route}`);
  }

  /** Opens a page over the visible one, as the app's scripts have it opened; resolves when it is there. */
  openOver(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = ({ errMsg }: { errMsg: string }) => reject(new Error(errMsg));
      this.#navigation().navigateTo({ url, success: () => resolve(), fail });
    });
  }

  /** The user goes back: by the button, by the gesture, or by Android's key. */
  goBack(): void {
    if (this.page.takeFalsePage()) return;
    if (this.#stack.length === 1) {
      this.hide();
      return;
    }
    this.#leave(1);
    this.page.call('onShow');
  }

  /** The user pulls the page down, which refreshes it where its own configuration lets them. */
  pullDown(): void {
    if (!this.#pulled(this.page.route)) throw new Error(`${this.page.route} cannot be pulled down`);
    this.isRefreshing = true;
    this.page.call('onPullDownRefresh');
  }

  /** The user leaves the app for another. */
  hide(): void {
    this.isShown = false;
    this.page.call('onHide');
    this.#app.onHide?.({});
    for (const listener of [...this.#onHide]) listener();
  }

  /** The user comes back to the app. */
  show(): void {
    this.isShown = true;
    this.#app.onShow?.({ path: this.page.route, query: {}, scene: SCENE_MAIN_ENTRY });
    for (const listener of [...this.#onShow]) listener();
    this.page.call('onShow');
  }

  close(): void {
    this.network.close();
    for (const page of this.#stack.splice(0)) page.call('onUnload');
    this.timers.stop();
    this.files.remove();
  }

  /** Whether the page's own configuration has it pulled. */
  #pulled(route: string): boolean {
    return JSON.parse(readFileSync(path.join(this.#folder, `${route}.json`), 'utf8')).enablePullDownRefresh === true;
  }

  #open(url: string): void {
    const [route = '', query = ''] = url.replace(/^\//, '').split('?');
    if (!this.#routes.has(route)) throw new Error(`The package has no page ${route}`);
    this.#loading = route;
    this.#engine.load(route);
    const definition = this.#definitions.get(route);
    if (!definition) throw new Error(`${route} registered no page`);
    const page = new HostPage(route, definition, this.#templates);
    this.#stack.push(page);
    page.call('onLoad', readQuery(query));
    page.call('onShow');
  }

  #leave(count: number): void {
    for (let left = 0; left < count; left += 1) this.#stack.pop()?.call('onUnload');
  }

  /** Changes pages a moment later and says so, as the host does. */
  #navigate(name: string, options: Callbacks, change: () => void): void {
    delay(0)
      .then(change)
      .then(
        () => options.success?.({ errMsg: `${name}:ok` }),
        (error: unknown) => options.fail?.({ errMsg: `${name}:fail ${String(error)}` }),
      );
  }

  #wx() {
    const nothing = () => undefined;
    return {
      ...this.network.api,
      ...this.#navigation(),
      ...this.album.api,
      ...this.media.api,
      ...this.permissions.api,
      setNavigationBarTitle: nothing,
      pageScrollTo: nothing,
      stopPullDownRefresh: () => {
        this.isRefreshing = false;
      },
      vibrateShort: nothing,
      onAppShow: (listener: () => void) => void this.#onShow.add(listener),
      offAppShow: (listener: () => void) => void this.#onShow.delete(listener),
      onAppHide: (listener: () => void) => void this.#onHide.add(listener),
      offAppHide: (listener: () => void) => void this.#onHide.delete(listener),
      getStorageSync: (key: string) => this.storage.get(key) ?? '',
      setStorageSync: (key: string, value: unknown) => void this.storage.set(key, value),
      removeStorageSync: (key: string) => void this.storage.delete(key),
      getSystemInfoSync: () => ({ platform: 'android', language: this.#language, windowWidth: 390, windowHeight: 844 }),
      getWindowInfo: () => ({ windowWidth: 390, windowHeight: 844, statusBarHeight: 44 }),
      getMenuButtonBoundingClientRect: () => ({ left: 297, right: 384, top: 48, bottom: 80, width: 87, height: 32 }),
      getLaunchOptionsSync: () => ({ scene: SCENE_MAIN_ENTRY, query: {} }),
      canIUse: () => true,
      login: ({ success }: Callbacks) => setTimeout(() => success?.({ code: this.loginCode }), 0),
      nextTick: (work: () => void) => setTimeout(work, 0),
      getRandomValues: ({ length, success }: { length: number } & Callbacks) =>
        setTimeout(() => success?.({ randomValues: this.#engine.buffer(randomBytes(length)) }), 0),
      setClipboardData: ({ data, success }: { data: string } & Callbacks) => {
        this.clipboard = data;
        success?.({});
      },
    };
  }

  #navigation() {
    type Url = { readonly url: string } & Callbacks;
    return {
      navigateTo: (options: Url) =>
        this.#navigate('navigateTo', options, () => {
          if (this.#stack.length >= MAX_PAGES) throw new Error('webview count limit exceed');
          this.page.call('onHide');
          this.#open(options.url);
        }),
      redirectTo: (options: Url) =>
        this.#navigate('redirectTo', options, () => {
          this.#leave(1);
          this.#open(options.url);
        }),
      reLaunch: (options: Url) =>
        this.#navigate('reLaunch', options, () => {
          this.#leave(this.#stack.length);
          this.#open(options.url);
        }),
      navigateBack: (options: { readonly delta: number } & Callbacks) =>
        this.#navigate('navigateBack', options, () => {
          // To the host this is a way of going back like any other.
          if (this.page.takeFalsePage()) return;
          this.#leave(Math.min(options.delta, this.#stack.length - 1));
          this.page.call('onShow');
        }),
    };
  }
}

function routesOf(config: { pages: string[]; subPackages: { root: string; pages: string[] }[] }): readonly string[] {
  return [...config.pages, ...config.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))];
}

/** The host hands over the values of a query as they stand in the address. */
function readQuery(text: string): Readonly<Record<string, string>> {
  const pairs = text.split('&').filter((part) => part !== '');
  return Object.fromEntries(pairs.map((part) => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)]));
}
