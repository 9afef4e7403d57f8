const KEY = /^[\w-]{1,100}$/;

/** Whether a name could be a key of ours; a bucket may hold other things too. */
export const isKey = (name: string): boolean => KEY.test(name);

/** Keys become file names, so nothing else may pass. */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error('Not a file key');
  return key;
};

/** Name of the note that says whose store this is; the dot keeps it from being a key. */
export const OWNER_NOTE = 'portal.json';
