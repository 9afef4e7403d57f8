const unsaved = new Set<string>();
const ofPages = new Set<string>();

const ask = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

const mark = (marks: Set<string>, id: string, isSet: boolean): void => {
  if (isSet) marks.add(id);
  else marks.delete(id);
};

/** Lets the browser ask before the tab is left while something would be lost, and the shell before a page is. */
export const setUnsaved = (id: string, isUnsaved: boolean, isOfPage = false): void => {
  mark(unsaved, id, isUnsaved);
  mark(ofPages, id, isUnsaved && isOfPage);
  if (unsaved.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
};

/** Whether leaving now would lose something. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Whether another page of the portal would lose something of this one. */
export const hasUnsavedOfPage = (): boolean => ofPages.size > 0;
