import { cardPriority, type BoardScope, type Card } from '@portal/shared-contracts/boards';

/** The texts of a card's form. */
export type CardTexts = Record<
  | 'title'
  | 'description'
  | 'priority'
  | 'deadline'
  | 'postURL'
  | 'salary'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'descriptionContent',
  string
>;

/** A card as texts; what is not set is empty. */
export const toTexts = (card: Card): CardTexts => ({
  title: card.title,
  description: card.description,
  priority: card.priority ?? '',
  deadline: card.deadline ?? '',
  postURL: card.content.postURL,
  salary: card.content.salary,
  address: card.content.address,
  city: card.content.city,
  state: card.content.state,
  zip: card.content.zip,
  descriptionContent: card.content.descriptionContent,
});

/** The card with the texts of its form. */
export const withTexts = (card: Card, scope: BoardScope, texts: CardTexts): Card => {
  const deadline = texts.deadline || null;
  const { descriptionContent } = texts;
  if (scope === 'writer') {
    const priority = texts.priority === '' ? null : cardPriority.parse(texts.priority);
    const content = { ...card.content, deadline, descriptionContent };
    return { ...card, title: texts.title, priority, deadline, content };
  }
  const { postURL, salary, address, city, state, zip } = texts;
  return {
    ...card,
    title: texts.title,
    description: texts.description,
    deadline,
    content: { postURL, salary, deadline, address, city, state, zip, descriptionContent },
  };
};
