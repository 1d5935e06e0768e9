/**
 * Ids of the errors that reach a client. Those that the specification names keep its number; the others are ours, in
 * ranges of their own: 100xx gateway, 140xx sign-in, 2011x pictures, 202xx shooting, 203xx people,
 * 204xx the real-person check, 1407x orders.
 */
export const ERROR = {
  /** The picture cannot be read (specification, section 5). */
  imageUnreadable: 10,
  badRequest: 10001,
  unknownCommand: 10002,
  /** The session key or ticket is no longer accepted: open a new session and send again. */
  sessionRenew: 10003,
  /** The sealed data was tampered with, replayed or is malformed. */
  sealedDataRefused: 10004,
  /** The client's clock is off by more than the secure window: take `timestamp`, seal and send again. */
  clockSkewed: 10005,
  tooManyRequests: 10006,
  notFound: 10007,
  notAllowed: 10008,
  serverFailure: 10009,
  tooLarge: 10011,
  /** A phone must be bound before this way of signing in is open; `errmsg` is the `state` with which LOGINBINDPHONE ends it. */
  phoneNeeded: 10090,
  uploadServerFailure: 10202,
  phoneInvalid: 14001,
  codeWrong: 14002,
  codeExpired: 14003,
  codeTooOften: 14004,
  /** The number, or whoever asks, has had as many codes as a day allows. */
  codeShareUsed: 14045,
  codeTooManyTries: 14005,
  consentMissing: 14006,
  /** The number or the address is hot: solve the challenge in `errmsg` and ask again with it. */
  challengeNeeded: 14007,
  /** The solution of a challenge is wrong, or was used before. */
  challengeRefused: 14008,
  /** The installation has no keys for this way of signing in, or it does not work on the platform. */
  signInNotOffered: 14009,
  /** What the provider gave is forged, used, expired, or of another product. */
  signInRefused: 14010,
  /** The attempt was ended before, or its ten minutes are over. */
  signInOver: 14011,
  /** The attempt was begun in another browser, or with another provider. */
  signInElsewhere: 14012,
  /** The user did not agree at the provider; `errmsg` is its way of signing in. */
  signInCancelled: 14013,
  /** The provider does not answer. */
  providerSilent: 14014,
  /** The phone, or what the provider knows the user by, belongs to another account. */
  phoneTaken: 14015,
  /** The account of that phone was closed less than 24 hours ago: it makes no new one yet (specification, section 9). */
  phoneResting: 14016,
  /** What the provider knows the user by is a way into another account. */
  wayTaken: 14017,
  /** Nothing else would open the account. */
  lastWay: 14018,
  /** As many codes as a day allows were asked for, or entered wrongly, from the caller's network. */
  networkLimit: 14019,
  /** The installation has sent as many codes as its day allows. */
  codesUsedUp: 14020,
  /** Not a way into this account, or not for as long as `%s` days: it does not prove the owner of a lost phone's account. */
  ownerNotProven: 14021,
  /** The clip of a check is none, or of a kind that the studio does not read. */
  clipUnreadable: 14022,
  /** The operator looks at nobody's request in place of a real-person check. */
  reviewOff: 14023,
  /** The sister app does not say how many coins somebody has. */
  coinsUnknown: 14024,
  /** The id of a device is known to belong to another machine than the one that shows it. */
  deviceElsewhere: 14030,
  /** A photo of the user's own, whose id is the argument, shows nobody who was checked as a real person: a client opens the face check for it. */
  faceUnchecked: 14027,
  /** Having it made takes an order: it costs gold cards. */
  renditionCosts: 14031,
  /** It is there already, is being made, or costs nothing. */
  renditionNotForSale: 14032,
  /** As many notes about an order as a day allows were written; `%s` is that number. */
  questionLimit: 14033,
  /** What was written is shorter or longer than it may be; `errmsg` has the minimum and the maximum, split by comma. */
  questionLength: 14034,
  /** What was written may not be sent on; `errmsg` is one of REFUSAL_REASONS. */
  questionRefused: 14035,
  /** A photo that is to be the user's own looks younger than the operator's age, `%s` years: UPLOADFACE is asked again with `ofage`. */
  ageUnanswered: 14037,
  /** The user said that they are younger than the operator's age, `%s` years: only the account of a guardian does it for them. */
  guardianNeeded: 14038,
  /** A child's guardian did not agree to the use of their face; `errmsg` has the ids of such children, split by comma. */
  guardianMissing: 14039,
  /** The studio did not come to it in time, twice: nothing is wrong with what was sent, and later it may well work. */
  studioOverloaded: 14040,
  /** The part of the photo that was chosen has fewer pixels than a print of that size is made of. */
  printTooLarge: 14041,
  /** Prints are not sent to that country. */
  countryNotServed: 14042,
  /** Somebody cannot be reached at that address: a part of it is missing, or not what it should be. */
  addressIncomplete: 14043,
  /** A photo that is to be somebody's whom the studio knows shows somebody else by its measure: UPLOADFACE is asked again with `sure`. */
  looksLikeOther: 14046,
  /** A name that says where somebody is to be called, written to or looked up. */
  nameIsContact: 14091,
  loginLost: 14200,
  loginExpired: 14201,
  /** The login is of another machine, whose key alone uses it. */
  loginReplaced: 14202,
  accountClosed: 14203,
  /** The login was ended from another device. */
  loginEnded: 14204,
  /** The account was merged into another one of the same person. */
  accountMerged: 14205,
  /** A name that may not be shown to others; `errmsg` is one of REFUSAL_REASONS. */
  nameRefused: 14301,
  /** The picture's shorter side is under the minimum; `%s` is the minimum in pixels. */
  imageTooSmall: 20111,
  imageFormat: 20112,
  imageTooLarge: 20113,
  uploadExpired: 20115,
  faceNotReady: 20201,
  themeUnknown: 20202,
  peopleCount: 20203,
  shootInProgress: 20204,
  photoNotMarkable: 20205,
  /** A description is shorter or longer than it may be; `errmsg` has the minimum and the maximum, split by comma. */
  descriptionLength: 20206,
  /** A description that may not be drawn; `errmsg` is one of REFUSAL_REASONS. */
  descriptionRefused: 20207,
  /** Nothing of a description was understood, and no keyword was chosen. */
  nothingUnderstood: 20208,
  /** A keyword that does not exist, one too many of an option, or one that is for a single person. */
  keywordChoice: 20209,
  /** Only a kept photo has a 4K rendition and a video. */
  photoNotKept: 20210,
  /** The operator offers no 4K, or this server has no video encoder. */
  renditionOff: 20211,
  /** Only a kept photo that shows nobody but its owner may stand in the square. */
  photoNotShareable: 20212,
  /** As many photos as a day allows were published; `%s` is that number. */
  squareLimit: 20213,
  /** As many videos and 4K photos as a user may have under way at once; `%s` is that number. */
  renditionLimit: 20214,
  /** The photo shows a cut or turned head, or not one person: no document takes it. */
  documentUnfit: 20215,
  /** It was not said yet whether pictures of these people may leave the machine; `errmsg` has the ids of those to ask, split by comma. */
  outsideUnanswered: 20216,
  /** Nobody on this machine can make it, and these people have not agreed that pictures of them leave it; `errmsg` as before. */
  outsideOnly: 20217,
  /** Nothing was kept of the last shoots, the first `%s` being their number: shooting rests, for as many minutes as the second says. */
  shootsRest: 20218,
  /** As many people as the operator allows are in the studio; `%s` is that number. */
  familyFull: 20301,
  /** As many photos as may be kept of one person are there; `%s` is that number. */
  photosFull: 20302,
  /** An age, or one that a year of birth means, outside of what the operator allows; `errmsg` has both bounds, split by comma. */
  ageInvalid: 20303,
  /** No face of the user's own is ready, with which a check could compare. */
  realPersonFace: 20401,
  /** As many checks as a day allows were begun; `%s` is that number. */
  realPersonTries: 20402,
  /** The operator offers no check. */
  realPersonOff: 20403,
  /** The identity card's number is none (specification, section 5). */
  idNumberFormat: 20404,
  realNameMissing: 20405,
  /** The channel has not said that the order was paid: it is asked again (specification, section 8). */
  notYetPaid: 40106,
  /** The channel gave nothing to pay with: the state of the order is looked at before that is told (specification, section 8). */
  prepayFailed: 40109,
  /** The channel said that the payment failed (specification, section 8). */
  payFailed: 20102,
  /** The order was not paid in its time (specification, section 8). */
  orderExpired: 90001,
  /** The order was not paid in its time, and money of it came or may come: the order itself says what becomes of that. */
  orderMayBePaid: 14044,
  /** The order cannot be dealt with like that, as it stands. */
  orderInvalid: 14070,
  /** What was shown is not the price any more: nothing is charged. */
  priceChanged: 14071,
  payMethodUnsupported: 14072,
  /** The installation sells nothing. */
  shopOff: 14073,
  /** Nothing of what the order brought is left that was not spent. */
  nothingToRefund: 14074,
  refundReasonMissing: 14075,
  /** As many orders as may wait to be paid at once do; `%s` is that number. */
  ordersWaiting: 14076,
  /** The balance has fewer gold cards than the order costs. */
  cardsInsufficient: 14077,
  /** The same of points. */
  pointsInsufficient: 14206,
  /** A photo that is kept already, stands in another order, or costs nothing. */
  photoNotForSale: 14078,
  /** Keeping it takes an order: it costs gold cards. */
  photoCosts: 14079,
  /** More gold cards than may be given away in a day; `%s` is that number. */
  giftLimit: 14080,
  /** There is no such gift, it was for another phone, or it went back. */
  giftGone: 14081,
  /** The digits that were told a second time are not the last ones of the phone. */
  giftTailWrong: 14082,
  /** Nothing was given: it can be tried again. */
  giftFailed: 14083,
  /** The phone is the giver's own. */
  giftSelf: 14084,
  /** The phone that shall take the place of the account's is that one. */
  phoneUnchanged: 14085,
  /** What the reward is for was not done yet. */
  rewardNotEarned: 14090,
  /** What the caller went by is no longer in force: the configuration is asked for again, and the call fails (specification, section 8). */
  configOutOfDate: 40010,
  /** A real person must be checked first: a client opens the face check (specification, section 4). */
  realPersonNeeded: 40314,
} as const;

/** Errors that arise on the client itself (specification, section 8). */
export const CLIENT_ERROR = {
  statusCode: 99998,
  responseEmpty: 99997,
  requestTimeout: 99995,
  unrecognisedResponse: 99994,
  network: 99999,
  undefinedError: 88888,
  loginFailed: 90002,
  /** The time in which a payment is asked about is over, and nobody said that it was made (specification, section 8). */
  notPaid: 20101,
} as const;

export type ErrorName = keyof typeof ERROR;
export type ErrorId = (typeof ERROR)[ErrorName];

/** Server errors upon which a client clears its login and shows the login-lost dialog. */
export const LOGIN_LOST_ERRORS: readonly number[] = [
  ERROR.loginLost,
  ERROR.loginExpired,
  ERROR.loginReplaced,
  ERROR.accountClosed,
  ERROR.loginEnded,
  ERROR.accountMerged,
];
