import type { ComponentType, RefAttributes } from 'react';
import type { AllowCameraPort } from './allow-camera-port';
import type { AppearancePort } from './appearance-port';
import type { CameraHandle, CameraViewProps } from './camera-view-port';
import type { ClipboardPort } from './clipboard-port';
import type { CompressImagePort } from './compress-image-port';
import type { ConnectionPort } from './connection-port';
import type { DeviceCipherPort } from './device-cipher-port';
import type { DeviceProofPort } from './device-proof-port';
import type { DocumentTitlePort } from './document-title-port';
import type { EntropyPort } from './entropy-port';
import type { FileBytesPort } from './file-bytes-port';
import type { FileDropProps } from './file-drop-port';
import type { HapticsPort } from './haptics-port';
import type { ImageInfoPort } from './image-info-port';
import type { LaunchScenePort } from './launch-scene-port';
import type { LiaoHostPort } from './liao-host-port';
import type { OneTapPort } from './one-tap-port';
import type { PayPagePort } from './pay-page-port';
import type { PickClipPort } from './pick-clip-port';
import type { PickImages } from './pick-image-port';
import type { PlatformNamePort } from './platform-name-port';
import type { PreferredLanguagesPort } from './preferred-languages-port';
import type { SendRequest, UploadFile } from './request-port';
import type { SaveImagePort } from './save-image-port';
import type { SaveVideoPort } from './save-video-port';
import type { ScrollToPartPort } from './scroll-to-part-port';
import type { ServerAddressPort } from './server-address-port';
import type { Share } from './share-port';
import type { ShutterKeyPort } from './shutter-key-port';
import type { SignInHostPort } from './sign-in-host-port';
import type { OpenSocket } from './socket-port';
import type { TextStorage } from './storage-port';
import type { StoreHostPort } from './store-host-port';
import type { TakeFilePort } from './take-file-port';
import type { VideoViewProps } from './video-view-port';
import type { VisibilityPort } from './visibility-port';
import type { VisitPort } from './visit-port';
import type { WebPagesPort } from './web-pages-port';
import type { WholeAddressesPort } from './whole-addresses-port';
import type { WindowWidthPort } from './window-width-port';

/** A machine's side of a port: one that lacks something of it, or has it otherwise, does not compile. */
type Side<Port, Module extends Port> = [Port, Module];

/** Every port with the side of the machine that is compiled for; web and mini-program are checked apart. */
export type Sides = [
  Side<AllowCameraPort, typeof import('./allow-camera')>,
  Side<AppearancePort, typeof import('./appearance')>,
  Side<{ CameraView: ComponentType<CameraViewProps & RefAttributes<CameraHandle>> }, typeof import('./camera-view')>,
  Side<ClipboardPort, typeof import('./clipboard')>,
  Side<CompressImagePort, typeof import('./compress-image')>,
  Side<ConnectionPort, typeof import('./connection')>,
  Side<DeviceCipherPort, typeof import('./device-cipher')>,
  Side<DeviceProofPort, typeof import('./device-proof')>,
  Side<DocumentTitlePort, typeof import('./document-title')>,
  Side<EntropyPort, typeof import('./entropy')>,
  Side<FileBytesPort, typeof import('./file-bytes')>,
  Side<{ FileDrop: ComponentType<FileDropProps> }, typeof import('./file-drop')>,
  Side<HapticsPort, typeof import('./haptics')>,
  Side<ImageInfoPort, typeof import('./image-info')>,
  Side<LaunchScenePort, typeof import('./launch-scene')>,
  Side<LiaoHostPort, typeof import('./liao-host')>,
  Side<OneTapPort, typeof import('./one-tap')>,
  Side<PayPagePort, typeof import('./pay-page')>,
  Side<PickClipPort, typeof import('./pick-clip')>,
  Side<{ pickImages: PickImages }, typeof import('./pick-image')>,
  Side<PlatformNamePort, typeof import('./platform-name')>,
  Side<PreferredLanguagesPort, typeof import('./preferred-languages')>,
  Side<{ sendRequest: SendRequest }, typeof import('./request')>,
  Side<SaveImagePort, typeof import('./save-image')>,
  Side<SaveVideoPort, typeof import('./save-video')>,
  Side<ScrollToPartPort, typeof import('./scroll-to-part')>,
  Side<TakeFilePort, typeof import('./take-file')>,
  Side<ServerAddressPort, typeof import('./server-address')>,
  Side<{ share: Share }, typeof import('./share')>,
  Side<ShutterKeyPort, typeof import('./shutter-key')>,
  Side<SignInHostPort, typeof import('./sign-in-host')>,
  Side<{ openSocket: OpenSocket }, typeof import('./socket')>,
  Side<StoreHostPort, typeof import('./store-host')>,
  Side<TextStorage, typeof import('./storage')>,
  Side<{ uploadFile: UploadFile }, typeof import('./upload')>,
  Side<{ VideoView: ComponentType<VideoViewProps> }, typeof import('./video-view')>,
  Side<VisibilityPort, typeof import('./visibility')>,
  Side<VisitPort, typeof import('./visit')>,
  Side<WebPagesPort, typeof import('./web-pages')>,
  Side<WholeAddressesPort, typeof import('./whole-addresses')>,
  Side<WindowWidthPort, typeof import('./window-width')>,
];
