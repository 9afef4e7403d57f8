/** The words of a question of the sandbox. */
export interface QuestionWords {
  title: string;
  text: string;
  accept: string;
  refuse: string;
}

const button = (label: string, value: string, className: string): HTMLButtonElement => {
  const made = document.createElement('button');
  Object.assign(made, { textContent: label, value, className, type: 'submit' });
  return made;
};

/** Asks what the person decides on the page of a bank or of Affirm; Escape refuses. */
export const askInDialog = (words: QuestionWords): Promise<'accept' | 'refuse'> =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'cr-dialog';
    const title = document.createElement('h2');
    const text = document.createElement('p');
    const form = document.createElement('form');
    title.textContent = words.title;
    title.id = 'sandbox-question';
    text.textContent = words.text;
    form.method = 'dialog';
    form.append(
      button(words.accept, 'accept', 'cr-button'),
      button(words.refuse, 'refuse', 'cr-button cr-button-quiet'),
    );
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.append(title, text, form);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'accept' ? 'accept' : 'refuse');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
