/** Where a dragged line would stand: before the first other line whose middle is below the pointer. */
export const indexUnderPointer = (list: HTMLElement, y: number, dragged: string): number => {
  const others = [...list.querySelectorAll<HTMLElement>('[data-line]')].filter(
    (line) => line.dataset['line'] !== dragged,
  );
  const below = others.findIndex((line) => {
    const box = line.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return below === -1 ? others.length : below;
};
