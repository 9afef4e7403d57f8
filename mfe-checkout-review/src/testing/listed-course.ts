import type { EditedProduct } from '@portal/shared-contracts/admin';

/** A product of another shop as the back office reads it. */
export const course: EditedProduct = {
  _id: 'x1',
  name: 'Interview course',
  priceMinor: 12_000,
  currency: 'usd',
  frequency: 'Year',
  productLink: 'https://shop.example.com/course',
  productDescription: '',
  buttonText: 'Go to the course',
  position: 1,
  version: 4,
  isCheapest: true,
};
