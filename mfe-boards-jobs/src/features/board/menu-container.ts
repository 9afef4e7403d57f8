/** Menus open inside of the board, so that they stay in the main part of the page. */
export const menuContainer = (trigger: HTMLElement): HTMLElement =>
  trigger.closest<HTMLElement>('.board') ?? document.body;
