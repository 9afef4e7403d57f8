/** Words as the language parts them; Thai has no blanks. */
export const countWords = (text: string): number => {
  if (!/[\u0e00-\u0e7f]/.test(text)) return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
};
