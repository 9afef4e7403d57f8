const unsaved = new Set<string>();

const ask = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/** Lets the browser ask before the page is left while something typed would be lost. */
export const setUnsaved = (id: string, isUnsaved: boolean): void => {
  if (isUnsaved) unsaved.add(id);
  else unsaved.delete(id);
  if (unsaved.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
};

/** Whether leaving now would lose something. */
export const hasUnsaved = (): boolean => unsaved.size > 0;
