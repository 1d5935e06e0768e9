export * from './account/certificate.ts';
export type { ClosingView } from './account/closing-view.ts';
export { accountCommands } from './account/commands.ts';
export { type DataExport, EXPORT_LIFE_H } from './account/export-data.ts';
export type { MergeOfferView } from './account/merge-offer.ts';
export { USER_INFO } from './account/mod-user-info.ts';
export * from './account/nick-limits.ts';
export { PURPOSES, type Purpose, type PurposeAnswer } from './account/purposes.ts';
export { SYSTEM_ICONS, type SystemIcon, systemIconId } from './account/query-sys-icons.ts';
export type { UserInfo } from './account/query-user-info.ts';
export * from './bootstrap.ts';
export * from './commands.ts';
export { configurationCommands } from './configuration/commands.ts';
export type { GlobalConf } from './configuration/global-conf.ts';
export * from './define-command.ts';
export * from './errors.ts';
export { facesCommands } from './faces/commands.ts';
export * from './faces/face.ts';
export type { FacePoint } from './faces/face-point.ts';
export * from './faces/image-limits.ts';
export * from './faces/moments.ts';
export {
  PHOTO_CONCERNS,
  PHOTO_PROBLEMS,
  type PhotoConcern,
  type PhotoProblem,
  type UploadReport,
} from './faces/upload-check.ts';
export { familyCommands } from './family/commands.ts';
export {
  BIRTH_YEAR_MIN,
  BODY_SHAPES,
  type BodyShape,
  HAIR_LENGTHS,
  type HairLength,
  type PersonInfo,
} from './family/person-info.ts';
export type { FamilyMember } from './family/query-family.ts';
export { CONSENT_GIVERS, type ConsentGiver, PERSON_NAME_MAX, RELATIONS, type Relation } from './family/relations.ts';
export { ACTIVITY_STATES, type Activity, REWARD_UNITS } from './gifts/activity.ts';
export { giftsCommands } from './gifts/commands.ts';
export { type Gift, PHONE_TAIL_LENGTH } from './gifts/gift.ts';
export type { ListedGift } from './gifts/query-gifts.ts';
export { ledgerCommands } from './ledger/commands.ts';
export type { StatementEntry } from './ledger/query-statement.ts';
export * from './ledger/units.ts';
export * from './locale.ts';
export * from './login/challenge.ts';
export * from './login/code-types.ts';
export { loginCommands } from './login/commands.ts';
export * from './login/device-kinds.ts';
export * from './login/login-info.ts';
export * from './login/one-tap-offer.ts';
export * from './login/owner-proof.ts';
export * from './login/phone-number.ts';
export * from './login/phone-regions.ts';
export * from './login/sign-in-ways.ts';
export { messagesCommands } from './messages/commands.ts';
export * from './messages/inbox-pages.ts';
export * from './messages/message.ts';
export * from './messages/message-states.ts';
export * from './messages/message-templates.ts';
export { ordersCommands } from './orders/commands.ts';
export { directPrice } from './orders/direct-price.ts';
export type { Order, Refundable } from './orders/order.ts';
export * from './orders/order-note.ts';
export { type OrderOperation, type OrderType, operationsOf } from './orders/order-operations.ts';
export type { KuaishouOrder, PayBridge, StoreOrder, VirtualPayment } from './orders/order-pay.ts';
export type { OrderPrint, PrintWanted } from './orders/order-print.ts';
export type { OrderRefund } from './orders/order-refund.ts';
export * from './orders/order-status.ts';
export * from './orders/order-times.ts';
export * from './orders/pay-methods.ts';
export * from './orders/print-address.ts';
export * from './orders/print-frame.ts';
export * from './orders/print-offer.ts';
export { ORDER_FILTERS, type OrderFilter } from './orders/query-order.ts';
export { bestValueOf, photoPriceOf, type RechargePlan } from './orders/recharge-plan.ts';
export type { DouyinOrder } from './orders/tt-order.ts';
export { photosCommands } from './photos/commands.ts';
export { DELETE_UNDO_S } from './photos/dislike-photo.ts';
export * from './photos/look.ts';
export { freeLeftOf, type PhotoQuote, quotePhotos } from './photos/photo-price.ts';
export * from './photos/photo-states.ts';
export * from './photos/rendition.ts';
export * from './photos/result-image.ts';
export * from './photos/result-status.ts';
export * from './photos/save-limits.ts';
export * from './platform.ts';
export * from './push.ts';
export * from './real-person/actions.ts';
export { realPersonCommands } from './real-person/commands.ts';
export * from './real-person/faults.ts';
export * from './real-person/id-number.ts';
export * from './real-person/policies.ts';
export { renditionsCommands } from './renditions/commands.ts';
export * from './renditions/id-document.ts';
export * from './return-pages.ts';
export { shootsCommands } from './shoots/commands.ts';
export * from './shoots/custom-theme.ts';
export * from './shoots/engine-states.ts';
export * from './shoots/keyword.ts';
export * from './shoots/shoot-limits.ts';
export * from './shoots/shoot-progress.ts';
export * from './shoots/understanding.ts';
export { squareCommands } from './square/commands.ts';
export * from './square/square-image.ts';
export * from './square/square-owner.ts';
export * from './square/square-pages.ts';
export * from './subjects.ts';
export { themesCommands } from './themes/commands.ts';
export type { FirstGallery } from './themes/first-gallery.ts';
export * from './themes/theme.ts';
