/** The documents that pages make from here on, in their order: the first has the address `blob:1`. */
export const framedDocuments = (): readonly Blob[] => {
  const made: Blob[] = [];
  URL.createObjectURL = (document) => `blob:${made.push(document as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  return made;
};

/** What stands in a document; the tests' browser knows no `text()`. */
export const textOf = (made: Blob | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsText(made ?? new Blob());
  });
