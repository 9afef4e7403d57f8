/** Menus open inside of the board: what belongs to the page stays in its main part. */
export const menuPlace = (trigger: HTMLElement): HTMLElement =>
  trigger.closest<HTMLElement>('.board') ?? document.body;
