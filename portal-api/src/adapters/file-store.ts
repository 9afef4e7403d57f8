const KEY = /^[\w-]{1,100}$/;

/** Keys become file names, so nothing else may pass. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error('Not a file key');
  return key;
};
