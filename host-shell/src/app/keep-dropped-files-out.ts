const isForNobody = (event: DragEvent): boolean => {
  const isTaken = event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true;
  // A field for files takes them by itself.
  return !isTaken && !(event.target instanceof Element && event.target.matches('[type="file"]'));
};

/** A file dropped beside a box goes nowhere: browsers open it in place of the page and of all that was typed. */
export const keepDroppedFilesOut = (): void => {
  for (const kind of ['dragover', 'drop'] as const)
    addEventListener(kind, (event) => {
      if (!isForNobody(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    });
};
