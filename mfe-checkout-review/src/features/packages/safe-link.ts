/** A link that a person or another system wrote; anything but a web address leads nowhere. */
export const safeLink = (link: string): string | undefined =>
  /^https?:$/.test(URL.parse(link)?.protocol ?? '') ? link : undefined;
