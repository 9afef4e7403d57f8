import type { Card } from '@portal/shared-contracts/boards';

/** A card as it is until the server has filled in the rest. */
export const newCard = (
  texts: { title: string; description: string },
  now: Date,
  id: string = crypto.randomUUID(),
): Card => {
  return {
    _id: id,
    id,
    title: texts.title,
    description: texts.description,
    date: now.toISOString(),
    deadline: null,
    priority: null,
    content: {
      postURL: '',
      salary: '',
      deadline: null,
      address: '',
      city: '',
      state: '',
      zip: '',
      descriptionContent: '',
    },
  };
};
