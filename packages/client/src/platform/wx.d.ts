/**
 * The part of the mini-program host that this client uses. Hosts of other makers answer to the same names through the build, and
 * lack some of them: what is optional here is what the app does without.
 */
interface WxFailure {
  readonly errMsg: string;
  readonly errCode?: number;
}

interface WxCallbacks<Answer = unknown> {
  success?: (answer: Answer) => void;
  fail?: (failure: WxFailure) => void;
}

interface WxTask {
  abort(): void;
}

interface WxUploadTask extends WxTask {
  onProgressUpdate(listener: (progress: { readonly progress: number }) => void): void;
}

interface WxSocketTask {
  send(options: { data: string }): void;
  close(options: object): void;
  onOpen(listener: () => void): void;
  onMessage(listener: (message: { readonly data: unknown }) => void): void;
  onClose(listener: () => void): void;
  onError(listener: (failure: WxFailure) => void): void;
}

interface WxFileSystem {
  readFile(options: { filePath: string } & WxCallbacks<{ readonly data: unknown }>): void;
}

interface WxCameraContext {
  takePhoto(
    options: { quality: 'high'; selfieMirror?: boolean } & WxCallbacks<{ readonly tempImagePath: string }>,
  ): void;
}

interface WxWindow {
  readonly windowWidth: number;
  readonly windowHeight: number;
  readonly statusBarHeight: number;
}

interface WxTempFile {
  readonly tempFilePath: string;
  readonly size: number;
}

interface WxHost {
  navigateTo(options: { url: string } & WxCallbacks): void;
  redirectTo(options: { url: string } & WxCallbacks): void;
  reLaunch(options: { url: string } & WxCallbacks): void;
  navigateBack(options: { delta: number } & WxCallbacks): void;
  pageScrollTo?(options: { scrollTop: number }): void;
  login?(options: WxCallbacks<{ readonly code: string }>): void;
  requestPayment?(
    options: { timeStamp: string; nonceStr: string; package: string; signType: 'RSA'; paySign: string } & WxCallbacks,
  ): void;
  requestVirtualPayment?(options: {
    mode: string;
    signData: string;
    paySig: string;
    signature: string;
    success(): void;
    fail(failure: { readonly errCode?: number }): void;
  }): void;
  setNavigationBarTitle?(options: { title: string }): void;
  getStorageSync(key: string): unknown;
  setStorageSync(key: string, value: string): void;
  removeStorageSync(key: string): void;
  getSystemInfoSync?(): Partial<WxWindow> & { readonly platform?: string; readonly language?: string };
  getWindowInfo?(): WxWindow;
  /** Where the host's own menu stands: at the right of the title bar. */
  getMenuButtonBoundingClientRect?(): { readonly left: number; readonly bottom: number };
  getLaunchOptionsSync?(): { readonly scene: number; readonly query?: Readonly<Record<string, string>> };
  getAccountInfoSync?(): { readonly miniProgram: { readonly appId: string } };
  request(
    options: {
      url: string;
      method: 'GET' | 'POST';
      data?: unknown;
      header?: Readonly<Record<string, string>>;
      timeout: number;
      dataType: 'text';
      responseType: 'text';
    } & WxCallbacks<{ readonly statusCode: number; readonly data: unknown }>,
  ): WxTask;
  uploadFile(
    options: {
      url: string;
      filePath: string;
      name: string;
      formData: Readonly<Record<string, string>>;
      timeout: number;
    } & WxCallbacks<{ readonly statusCode: number; readonly data: string }>,
  ): WxUploadTask;
  connectSocket?(options: { url: string }): WxSocketTask;
  getNetworkType?(options: WxCallbacks<{ readonly networkType: string }>): void;
  onNetworkStatusChange?(listener: (status: { readonly isConnected: boolean }) => void): void;
  offNetworkStatusChange?(listener: (status: { readonly isConnected: boolean }) => void): void;
  onAppShow?(listener: () => void): void;
  offAppShow?(listener: () => void): void;
  onAppHide?(listener: () => void): void;
  offAppHide?(listener: () => void): void;
  getRandomValues(options: { length: number } & WxCallbacks<{ readonly randomValues: ArrayBuffer }>): void;
  setClipboardData?(options: { data: string } & WxCallbacks): void;
  vibrateShort?(options: { type: 'light' } & WxCallbacks): void;
  chooseMedia?(
    options: {
      count: number;
      mediaType: readonly ('image' | 'video')[];
      sourceType: readonly ('album' | 'camera')[];
      sizeType: readonly ('original' | 'compressed')[];
      camera?: 'front';
      /** Of a video, in seconds. */
      maxDuration?: number;
    } & WxCallbacks<{ readonly tempFiles: readonly WxTempFile[] }>,
  ): void;
  getImageInfo?(
    options: { src: string } & WxCallbacks<{ readonly width: number; readonly height: number; readonly type: string }>,
  ): void;
  compressImage?(
    options: { src: string; quality: number; compressedWidth?: number; compressedHeight?: number } & WxCallbacks<{
      readonly tempFilePath: string;
    }>,
  ): void;
  downloadFile?(
    options: { url: string } & WxCallbacks<{ readonly statusCode: number; readonly tempFilePath: string }>,
  ): void;
  saveImageToPhotosAlbum?(options: { filePath: string } & WxCallbacks): void;
  saveVideoToPhotosAlbum?(options: { filePath: string } & WxCallbacks): void;
  openSetting?(options: WxCallbacks<{ readonly authSetting: Readonly<Record<string, boolean>> }>): void;
  createCameraContext?(): WxCameraContext;
  getFileSystemManager?(): WxFileSystem;
}

declare const wx: WxHost;
declare function getCurrentPages(): readonly { readonly route: string }[];
