/** Starts at the address to which the asked one leads, as the server wrote it into the page: nothing is loaded only to be sent on. */
export const takeInlinedAddress = (page: Document = document): void => {
  const element = page.getElementById('portal-address');
  element?.remove();
  if (element) history.replaceState(null, '', JSON.parse(element.textContent ?? '""') as string);
};
