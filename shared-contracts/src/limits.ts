/** Every business constant of the portal, once. Times are milliseconds unless the name says otherwise. */
export const limits = {
  /** Largest file, in bytes (SC-43 leaves it open; 20 MB). */
  fileBytes: 20 * 1024 * 1024,
  /** A picture of the firm, such as its logo. */
  pictureBytes: 2 * 1024 * 1024,
  /** A firm as a file, packed. */
  firmFileBytes: 100 * 1024 * 1024,
  /** Files in one upload list. */
  filesPerList: 10,
  /** Success popups vanish by themselves (SC-42). */
  popup: 3000,
  removalPopup: 1000,
  /** Errors of the review and of Affirm clear after this time (CR-20, CR-43). */
  errorPopup: 5000,
  /** Redirect after an order with nothing to pay (CR-44). */
  freeOrderRedirect: 500,
  /** Feedback alert of the review (CR-12). */
  feedbackAlert: 2000,
  testimonialInterval: 5000,
  preloader: 1500,
  password: { min: 8, max: 128 },
  /** Live connections of one person to one server at a time; more than any number of tabs needs. */
  socketsPerPerson: 100,
  /** Remember me keeps the session this many days. */
  rememberDays: 30,
  /** A browser is known again for so long after its last use. */
  knownBrowserDays: 365,
  /** The link of a person's export works for so long. */
  personExportDays: 7,
  /** An erasure waits for so long, and can be taken back. */
  erasureWaitHours: 72,
  /** So long an admin may look at somebody's portal. */
  seeAsMinutes: 30,
  resetCodeMinutes: 60,
  /** The mailed link of a review signs its reader in for so long after the review was made. */
  reviewLinkDays: 14,
  /** The second step of signing in is taken within this time. */
  secondStepMinutes: 10,
  recoveryCodes: 10,
  passkeyName: 60,
  passkeysPerPerson: 10,
  /** A new address is confirmed within this time. */
  confirmEmailHours: 24,
  /** The former address can take a change back for so long. */
  restoreEmailDays: 7,
  /** The link of a receipt by which a buyer sets the first password. */
  firstPasswordDays: 3,
  autologinCodeMinutes: 10,
  invitationDays: 7,
  name: { min: 1, max: 255 },
  industries: { min: 1, max: 3 },
  rating: { min: 1, max: 5 },
  /** A rating above this counts as satisfied and asks for the final confirmation (DO-26). */
  finalRatingAbove: 3,
  tip: { minimum: 2, presets: [5, 10, 15], slider: { min: 0, max: 100 } },
  signature: { width: 700, height: 500 },
  titleMin: 2,
  text: { short: 255, long: 20_000 },
  couponCode: { min: 3, max: 40 },
  // Single-use codes of one coupon.
  couponCodes: 1000,
  checkoutSlug: { min: 3, max: 60 },
  /** What the firm's own people write beside orders, people and packages, and what they search for. */
  firm: {
    reason: 500,
    orderNote: 5000,
    handOverNote: 1000,
    invitationNote: 500,
    search: 100,
    packageDescription: 2000,
    packageDetails: 20_000,
    packageServices: 20,
    serviceModules: 30,
    packageFiles: 20,
    questionHelp: 1000,
  },
  /** What went wrong with remotes is told the server so many at a time. */
  reportsPerCall: 50,
  // Why a draft goes back to its writer.
  draftReason: 5000,
  // A contract as the firm writes it, in characters of its HTML.
  contractText: 200_000,
  notificationListHeight: 230,
  reviewTabPercent: 20,
  profileWizardPercent: [25, 50, 75],
  chat: {
    subscribeDelay: 1000,
    reconnectDelay: 2000,
    reconnectMax: 30_000,
    ping: 60_000,
    pongTimeout: 20_000,
    customerHeight: 400,
    adminHeight: 600,
    thumbnailWidth: 300,
    composerRows: 10,
    completedWarningDays: 10,
    messageLength: 10_000,
    pageSize: 50,
    /** Missed messages that come back in one answer. */
    gapSize: 1000,
    /** A message without an answer is sent again after this time; repeats are stored once. */
    resendAfter: 10_000,
    /** What is on its way when its page is left is given up after this time, and waits on the device. */
    leftFor: 3_600_000,
  },
  /** What admins write again and again: how many a firm keeps, and how long each may be (BO-107). */
  savedReplies: { most: 200, title: 100, text: 200 },
  /** The search of the back office: from how many characters, to how many, and how many of a kind (BO-109). */
  finding: { least: 2, longest: 100, most: 5 },
  /** The free review: what is taken, how often, and for how long (RV-10, RV-13, RV-14, RV-51). */
  review: {
    fileBytes: 5 * 1024 * 1024,
    textCharacters: 60_000,
    /** More than is read, so that a long text is told what was left out and not refused. */
    fieldCharacters: 200_000,
    advertCharacters: 20_000,
    leastWords: 100,
    ticketSeconds: { least: 3, most: 7200 },
    perAddressHour: 5,
    perAddressDay: 20,
    perEmailDay: 3,
    queue: 50,
    /** A review that is not ready by then has failed. */
    minutes: 10,
    /** Mails that a reader may ask for beside the first, and how far apart. */
    mails: 3,
    mailMinutes: 5,
    mailsPerDay: 3,
    snippets: 200,
  },
  guaranteeDays: 60,
  undo: 10_000,
  board: {
    columns: 50,
    cards: 2000,
    firstColumns: 10,
    url: 2000,
    /** The server takes a deletion back this long after the undo button went away. */
    restoreGrace: 60_000,
    keepDeletedDays: 1,
  },
  jobs: {
    pageSize: 20,
    lastPage: 1000,
    remoteTimeout: 8000,
    cache: 300_000,
    importLines: 5000,
    importCharacters: 900_000,
  },
  pageSize: 20,
  /** Most rows of a list that was asked for without a page. */
  unpagedRows: 500,
} as const;
