// Parts of the names that icon fonts give to the signs of resumes: HOUSE-CHIMNEY, SQUARE-PHONE, ICON-MAIL.
const THING =
  'HOUSE|HOME|MAP|LOCATION|MOBILE|PHONE|ENVELOPE|MAIL|EMAIL|LINKEDIN|GITHUB|BIRTHDAY|CAKE|GLOBE|GRADUATION|BRIEFCASE|USER|CALENDAR|LINK|EXTERNAL|AT|PIN|WEB|PAPER|ADDRESS';
const SHAPE =
  'ICON|SQUARE|CIRCLE|CHIMNEY|MARKER|ALT|DOT|ARROW|PIN|SCREEN|BUTTON|ANDROID|FLIP|VOLUME|OPEN|IN|CANDLES|CAKE|AMERICAS|EUROPE|CAP|CLOCK|BLANK|GRADUATE|DAYS|SYMBOL|PLANE|CARD|BOOK|TEXT';
const CAPITALS = String.raw`(?:(?:ICON|SQUARE|CIRCLE)-(?:${THING})|(?:${THING})-(?:${SHAPE}|${THING}))(?:-(?:${SHAPE}))*|ENVELOPE`;
const SMALL = String.raw`location_(?:on|pin|city)|person_(?:pin|outline)|(?:add|edit|my)_location|mail_outline|mark_email|contact_(?:mail|phone)|alternate_email|phone_(?:iphone|android|enabled|in_talk)|local_phone|home_(?:work|filled)|account_circle|calendar_(?:today|month)|date_range|(?:school|work)_outline|place(?=\s\p{Lu}.*\s(?:phone|call|mail|email)\s)`;

const ICON_WORDS = new RegExp(String.raw`(?<![\p{L}-])(?:${CAPITALS}|${SMALL})(?![\p{L}-])`, 'gu');

/** Names of signs that icon fonts leave in the text instead of a picture. */
export const iconWordsIn = (text: string): string[] =>
  [...text.matchAll(ICON_WORDS)].map(([word]) => word);

/** Whether a line holds such a name. */
export const saysIcon = (text: string): boolean => iconWordsIn(text).length > 0;
