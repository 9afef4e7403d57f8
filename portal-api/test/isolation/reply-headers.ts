/** What a reply does not say of itself: its type, with letters their charset, and that nobody keeps it. */
export const headerProblems = (
  headers: Readonly<Record<string, unknown>>,
  hasBody: boolean,
): string[] => {
  const type = String(headers['content-type'] ?? '');
  const kept = String(headers['cache-control'] ?? '');
  const isText = /^text\/|^application\/(?:json|xml|javascript)\b|\+(?:json|xml)\b/.test(type);
  return [
    ...(hasBody && type === '' ? ['the reply has no type'] : []),
    ...(isText && !/charset=utf-8/i.test(type) ? [`${type} has no charset`] : []),
    // Pictures and other public files of a firm are the same for everybody.
    ...(/no-store/.test(kept) || kept.startsWith('public') ? [] : [`kept as "${kept}"`]),
  ];
};
