// Nothing of a portal listens, watches or looks for a place; a card's fields may ask for a wallet.
const closed = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

const own = [
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-create',
  'publickey-credentials-get',
] as const;

/** What a page and its frames may ask of the device. */
export const PERMISSIONS = [
  ...closed.map((name) => `${name}=()`),
  ...own.map((name) => `${name}=(self)`),
  'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
].join(', ');
