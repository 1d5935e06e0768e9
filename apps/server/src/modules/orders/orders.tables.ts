import type {
  Currency,
  OrderedStatus,
  OrderNoteKind,
  OrderStatus,
  OrderType,
  PayMethodKey,
  PaymentStatus,
  PrintPaper,
  RenditionKind,
} from '@kinora/contract';
import type { Generated } from 'kysely';

interface OrdersTable {
  id: string;
  uid: string;
  /** Idempotency key of the client's tap. */
  sn: string;
  type: OrderType;
  plan: string;
  cards: number;
  cnt: number;
  price: number;
  /** Of photos: so many points pay for, and so many are free. */
  point: Generated<number>;
  free: Generated<number>;
  /** Coupons that are used, each in the place of the price of one photo, or of what is made of one; they are set aside while the order waits. */
  coupon: Generated<number>;
  currency: Currency;
  paymethod: PayMethodKey;
  status: OrderStatus;
  paystatus: PaymentStatus;
  placed_at: number;
  expires_at: number;
  paid_at: number | null;
  completed_at: number | null;
  /** Taken out of the list. */
  is_hidden: Generated<boolean>;
  /** When its channel was asked about it the last time; 0: never. */
  asked_at: Generated<number>;
  /** Channels that were told of it, and have said neither that it is paid there nor that they take nothing more for it. */
  open_at: Generated<PayMethodKey[]>;
}

/** A later tap, by its idempotency key, that was answered with an order which waited for the same already. */
interface OrderTapsTable {
  sn: string;
  order_id: string;
}

/** Who pays an order, for a channel that asks for it each time. It outlives the account only while money is on its way back. */
interface OrderPayersTable {
  order_id: string;
  channel: PayMethodKey;
  /** The openid at the channel, encrypted. */
  payer_sealed: string;
}

/** A photo of an order, and the status in which it waited: how it is paid for. */
interface OrderPhotosTable {
  order_id: string;
  photo_id: string;
  status: OrderedStatus;
}

/** What an order has made of a photo. */
interface OrderRenditionsTable {
  order_id: string;
  photo_id: string;
  kind: RenditionKind;
  /** Language of the mark on it. */
  locale: string;
}

/** The prints of an order. */
interface OrderPrintsTable {
  order_id: string;
  photo_id: string;
  size: string;
  /** Of the paper under the photo. */
  width_mm: number;
  height_mm: number;
  paper: PrintPaper;
  crop_x: number;
  crop_y: number;
  crop_width: number;
  crop_height: number;
  count: number;
  unit: number;
  shipping: number;
  /** Of whoever ordered: the mark on the print is in a language that goes with it. */
  locale: string;
  /** A PrintAddress, encrypted, as is the number by which one follows the parcel. */
  address_sealed: string;
  carrier: Generated<string | null>;
  tracking_sealed: Generated<string | null>;
  /** Where the file for the printer lies; null: it is not made yet. */
  file_key: Generated<string | null>;
  file_erased: Generated<boolean>;
  accepted_at: Generated<number | null>;
  sent_at: Generated<number | null>;
  delivered_at: Generated<number | null>;
  received_at: Generated<number | null>;
}

/** Money that a channel took in for an order: gold cards came of it, or it went back. */
interface OrderReceiptsTable {
  channel: PayMethodKey;
  transaction_id: string;
  order_id: string;
  amount: number;
  currency: Currency;
  fate: 'credited' | 'returned';
  /** When it was heard of; at the latest the end of the day whose bill has it. */
  received_at: number;
}

/** Money on its way back. `ended`: the user took the wish back, or the operator refused; `reversed`: a store made it, and took the money again. */
interface OrderRefundsTable {
  /** Its number at the channel too. */
  id: string;
  order_id: string;
  channel: PayMethodKey;
  transaction_id: string;
  amount: number;
  /** What was asked for, where the operator agreed to a part of it; else null. */
  asked_amount: Generated<number | null>;
  currency: Currency;
  /** Gold cards that are taken for it; 0 where nothing had come of the money. */
  cards: number;
  state: 'asked' | 'agreed' | 'done' | 'ended' | 'reversed';
  asked_at: number;
  /** When it was heard to be over; at the latest the end of the day whose bill has it, also before that is heard. */
  ended_at: number | null;
  /** When its channel was asked for it the last time; 0: never. */
  tried_at: Generated<number>;
  /** The channel took it back by itself, and nothing was left of what had come of it: no transfer tells of it. */
  is_loss: Generated<boolean>;
}

/** Why a user asked for a refund, encrypted. */
interface RefundReasonsTable {
  refund_id: string;
  order_id: string;
  reason_sealed: string;
}

/** What the operator decided or did, who, and why, encrypted. */
interface OrderActsTable {
  id: string;
  uid: string;
  order_id: string;
  act: 'agreed' | 'refused' | 'accepted' | 'sent' | 'delivered' | 'received' | 'completed' | 'file';
  done_by: string;
  why_sealed: string;
  done_at: number;
  /** The refund that was decided, and what its user was told, encrypted. */
  refund_id: Generated<string | null>;
  told_sealed: Generated<string | null>;
}

/** What a user wrote about an order, and what the operator answered; both encrypted. */
interface OrderNotesTable {
  id: string;
  order_id: string;
  /** Idempotency key of the client's tap. */
  sn: string;
  kind: OrderNoteKind;
  text_sealed: string;
  written_at: number;
  answer_sealed: Generated<string | null>;
  answered_by: Generated<string | null>;
  answered_at: Generated<number | null>;
}

/** The bill of a channel's day that was read. */
interface OrderBillsTable {
  channel: PayMethodKey;
  day: string;
  lines: number;
  read_at: number;
}

/** What a bill says otherwise than the books. */
interface OrderDifferencesTable {
  id: string;
  channel: PayMethodKey;
  day: string;
  kind:
    | 'payment-unknown'
    | 'payment-missing'
    | 'payment-otherwise'
    | 'refund-unknown'
    | 'refund-missing'
    | 'refund-otherwise';
  order_id: string;
  transaction_id: string;
  amount: number;
  currency: Currency;
  found_at: number;
}

export interface OrderTables {
  orders: OrdersTable;
  order_taps: OrderTapsTable;
  order_payers: OrderPayersTable;
  order_photos: OrderPhotosTable;
  order_renditions: OrderRenditionsTable;
  order_prints: OrderPrintsTable;
  order_receipts: OrderReceiptsTable;
  order_refunds: OrderRefundsTable;
  refund_reasons: RefundReasonsTable;
  order_acts: OrderActsTable;
  order_notes: OrderNotesTable;
  order_bills: OrderBillsTable;
  order_differences: OrderDifferencesTable;
}
